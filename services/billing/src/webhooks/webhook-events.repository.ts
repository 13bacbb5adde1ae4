import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Notice } from './notice.rules';

const KEEP_DAYS = 60;

@Injectable()
export class WebhookEventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Records a notice and makes its customer due, both or neither. A notice
   * that was recorded before changes nothing; one about nobody we know is done
   * with at once.
   */
  async record({ id, type, customer }: Notice): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const recorded: unknown[] = await transaction.query(
        `INSERT INTO webhook_events (id, type, stripe_customer_id) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING id`,
        [id, type, customer],
      );
      if (recorded.length === 0) return;
      const [, known] = await transaction.query(
        'UPDATE customers SET sync_due_at = now() WHERE stripe_customer_id = $1',
        [customer],
      );
      if (known === 0) await this.markProcessed(transaction, [id]);
    });
  }

  /** The notices that a reading of the customer which begins now will answer. */
  async waiting(customer: string): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM webhook_events WHERE stripe_customer_id = $1 AND processed_at IS NULL',
      [customer],
    );
    return rows.map(({ id }) => id);
  }

  async markProcessed(transaction: EntityManager, ids: readonly string[]): Promise<void> {
    await transaction.query(
      'UPDATE webhook_events SET processed_at = now() WHERE id = ANY($1) AND processed_at IS NULL',
      [ids],
    );
  }

  /** Nothing more can come of notices about a customer who is gone, late ones included. */
  async closeAll(transaction: EntityManager, customer: string): Promise<void> {
    await transaction.query(
      `UPDATE webhook_events SET processed_at = now()
       WHERE stripe_customer_id = $1 AND processed_at IS NULL`,
      [customer],
    );
  }

  /** Forgets notices that nobody will repeat any more. */
  async forgetOld(): Promise<void> {
    await this.database.query(
      `DELETE FROM webhook_events
       WHERE processed_at IS NOT NULL AND received_at < now() - make_interval(days => ${KEEP_DAYS})`,
    );
  }
}
