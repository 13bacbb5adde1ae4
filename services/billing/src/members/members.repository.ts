import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const HASH = `encode(sha256($1::text::bytea), 'hex')`;
const TABLES = ['customers', 'subscriptions', 'invoices', 'checkouts'] as const;

@Injectable()
export class MembersRepository {
  constructor(private readonly database: DataSource) {}

  async isErased(userId: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT FROM erased_members WHERE member_hash = ${HASH}`,
      [userId],
    );
    return rows.length === 1;
  }

  /**
   * Erases a member. What Stripe knows is still to be forgotten there, so its
   * id stays, without the member's, until that is done.
   */
  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query(
      `INSERT INTO erased_members (member_hash) VALUES (${HASH}) ON CONFLICT DO NOTHING`,
      [userId],
    );
    await transaction.query(
      `UPDATE customers
       SET user_id = NULL, erased_at = now(), sync_due_at = now(), sync_run = sync_run + 1
       WHERE user_id = $1`,
      [userId],
    );
    for (const table of ['checkouts', 'invoices', 'subscriptions']) {
      await transaction.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    }
  }

  /** Every row that is kept of a member, by table. */
  async rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    const found = TABLES.map(async (table) => {
      const rows: { row: unknown }[] = await this.database.query(
        `SELECT to_jsonb(kept) AS row FROM ${table} AS kept WHERE user_id = $1`,
        [userId],
      );
      return [table, rows.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }

  /** Forgets customers of erased members that never got a name at Stripe. */
  async forgetUnnamed(): Promise<void> {
    await this.database.query(
      `DELETE FROM customers
       WHERE stripe_customer_id IS NULL AND erased_at < now() - interval '1 day'`,
    );
  }
}
