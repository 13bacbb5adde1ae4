import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import type { Notice } from './notice.rules';
import { WebhookEventEntity } from './webhook-event.entity';

const KEPT_MS = 60 * 24 * 60 * 60 * 1_000;

@Injectable()
export class WebhookEventsRepository {
  constructor(
    @InjectRepository(WebhookEventEntity) private readonly events: Repository<WebhookEventEntity>,
  ) {}

  /**
   * Records a notice and makes its customer due, both or neither. A notice
   * that was recorded before changes nothing; one about nobody we know is done
   * with at once.
   *
   * @returns the customer that is due now
   */
  async record({ id, type, customer }: Notice): Promise<string | null> {
    return this.events.manager.transaction(async (transaction) => {
      const recorded: unknown[] = await transaction.query(
        `INSERT INTO webhook_events (id, type, stripe_customer_id) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING id`,
        [id, type, customer],
      );
      if (recorded.length === 0) return null;
      const [known] = (await transaction.query(
        'UPDATE customers SET sync_due_at = now() WHERE stripe_customer_id = $1 RETURNING id',
        [customer],
      )) as [{ id: string }[], number];
      if (known.length === 0) await this.markProcessed(transaction, [id]);
      return known[0]?.id ?? null;
    });
  }

  /** The notices that a reading of the customer which begins now will answer. */
  async waiting(customer: string): Promise<string[]> {
    const rows = await this.events.find({
      select: { id: true },
      where: { stripeCustomerId: customer, processedAt: IsNull() },
    });
    return rows.map(({ id }) => id);
  }

  async markProcessed(transaction: EntityManager, ids: readonly string[]): Promise<void> {
    await transaction.update(
      WebhookEventEntity,
      { id: Any(ids), processedAt: IsNull() },
      { processedAt: () => 'now()' },
    );
  }

  /** Nothing more can come of notices about a customer who is gone, late ones included. */
  async closeAll(transaction: EntityManager, customer: string): Promise<void> {
    await transaction.update(
      WebhookEventEntity,
      { stripeCustomerId: customer, processedAt: IsNull() },
      { processedAt: () => 'now()' },
    );
  }

  /** Forgets notices that nobody will repeat any more. */
  async forgetOld(): Promise<void> {
    await this.events.delete({
      processedAt: Not(IsNull()),
      receivedAt: LessThan(new Date(Date.now() - KEPT_MS)),
    });
  }
}
