import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository, type EntityManager } from 'typeorm';
import { CustomerEntity } from './customer.entity';

/** A reading of Stripe that takes longer counts as failed, and somebody else begins anew. */
const READ_WITHIN_SECONDS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_DELAY_SECONDS = 600;

/** The right to write down what is read of a customer, as long as nobody claims it anew. */
export interface Claim {
  id: string;
  /** Null for an erased member's customer. */
  userId: string | null;
  stripeCustomerId: string;
  erasedAt: Date | null;
  run: number;
}

const CLAIM_COLUMNS = `id, user_id AS "userId", stripe_customer_id AS "stripeCustomerId",
  erased_at AS "erasedAt", sync_run AS run`;

@Injectable()
export class CustomersRepository {
  constructor(
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
  ) {}

  /** The member's row, made if need be, and Stripe's id where there is one already. */
  async ensure(userId: string): Promise<{ id: string; stripeCustomerId: string | null }> {
    await this.customers.query(
      'INSERT INTO customers (id, user_id) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING',
      [randomUUID(), userId],
    );
    return this.customers.findOneOrFail({
      select: { id: true, stripeCustomerId: true },
      where: { userId },
    });
  }

  /** @returns false when the member was erased meanwhile; the id is kept for Stripe to forget */
  async nameAtProvider(id: string, stripeCustomerId: string): Promise<boolean> {
    const [rows] = await this.customers.query(
      `UPDATE customers SET stripe_customer_id = $2,
         sync_due_at = CASE WHEN erased_at IS NULL THEN sync_due_at ELSE now() END
       WHERE id = $1 RETURNING user_id`,
      [id, stripeCustomerId],
    );
    return rows.length === 1 && rows[0].user_id !== null;
  }

  async stripeCustomerOf(userId: string): Promise<string | null> {
    const customer = await this.customers.findOneBy({ userId });
    return customer?.stripeCustomerId ?? null;
  }

  /**
   * The member's customer, where Stripe was not told the address as it is now.
   * Taken before the address is asked for: a change since makes it due again.
   */
  async addressDue(userId: string): Promise<{ stripeCustomerId: string; since: Date } | null> {
    const [row] = await this.customers.query(
      `SELECT stripe_customer_id AS "stripeCustomerId", clock_timestamp() AS since FROM customers
       WHERE user_id = $1 AND stripe_customer_id IS NOT NULL
         AND (address_told_at IS NULL OR address_told_at < address_changed_at)`,
      [userId],
    );
    return row ?? null;
  }

  async addressTold(userId: string, since: Date): Promise<void> {
    await this.customers.update({ userId }, { addressToldAt: since });
  }

  /** Has the member's address told anew. */
  async addressChanged(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.update(
      CustomerEntity,
      { userId },
      { addressChangedAt: () => 'clock_timestamp()', syncDueAt: () => 'now()' },
    );
  }

  /** Customers that have to be read, whoever waits longest first. */
  async due(most: number): Promise<string[]> {
    const rows: { id: string }[] = await this.customers.query(
      `SELECT id FROM customers
       WHERE sync_due_at <= now() AND stripe_customer_id IS NOT NULL
       ORDER BY sync_due_at LIMIT $1`,
      [most],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes a customer that has to be read; others leave it alone meanwhile. @returns null when it has not */
  async claim(id: string): Promise<Claim | null> {
    const [rows] = await this.customers.query(
      `UPDATE customers
       SET sync_run = sync_run + 1,
           sync_due_at = now() + make_interval(secs => ${READ_WITHIN_SECONDS})
       WHERE id = $1 AND sync_due_at <= now() AND stripe_customer_id IS NOT NULL
       RETURNING ${CLAIM_COLUMNS}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Takes a member's customer, due or not. A reading that is under way may write no more. */
  async claimOf(userId: string): Promise<Claim | null> {
    const [rows] = await this.customers.query(
      `UPDATE customers
       SET sync_run = sync_run + 1,
           sync_due_at = now() + make_interval(secs => ${READ_WITHIN_SECONDS})
       WHERE user_id = $1 AND stripe_customer_id IS NOT NULL
       RETURNING ${CLAIM_COLUMNS}`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Locks the row for writing what was read. @returns false when somebody claimed it since */
  async hold(transaction: EntityManager, claim: Claim): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      'SELECT FROM customers WHERE id = $1 AND sync_run = $2 FOR UPDATE',
      [claim.id, claim.run],
    );
    return rows.length === 1;
  }

  /**
   * Ends a reading. Whoever made the customer due since it began, as notices do that came in, has it
   * read again at once: the claim itself made it due only later.
   */
  async finish(transaction: EntityManager, claim: Claim): Promise<void> {
    await transaction.query(
      `UPDATE customers
       SET synced_at = now(), sync_failures = 0,
           sync_due_at = CASE WHEN sync_due_at <= clock_timestamp() OR EXISTS (
             SELECT FROM webhook_events
             WHERE stripe_customer_id = $2 AND processed_at IS NULL
           ) THEN now() END
       WHERE id = $1`,
      [claim.id, claim.stripeCustomerId],
    );
  }

  /** Has a failed reading repeated after a pause that grows to ten minutes. */
  async postpone(claim: Claim): Promise<void> {
    await this.customers.query(
      `UPDATE customers
       SET sync_failures = sync_failures + 1,
           sync_due_at = now() + make_interval(
             secs => LEAST(power(2, LEAST(sync_failures, 20)), ${MAX_DELAY_SECONDS}))
       WHERE id = $1 AND sync_run = $2`,
      [claim.id, claim.run],
    );
  }

  /** Forgets customers of erased members that never got a name at Stripe. */
  async forgetUnnamed(): Promise<void> {
    await this.customers.delete({
      stripeCustomerId: IsNull(),
      erasedAt: LessThan(new Date(Date.now() - DAY_MS)),
    });
  }

  /** Nothing is known to Stripe under this name any more. */
  async remove(transaction: EntityManager, claim: Claim): Promise<void> {
    await transaction.delete(CustomerEntity, { id: claim.id });
  }

  /** Has a member's customer read again. @returns its id; null where Stripe knows none */
  async makeDue(userId: string): Promise<string | null> {
    const [rows] = (await this.customers.query(
      `UPDATE customers SET sync_due_at = now()
       WHERE user_id = $1 AND stripe_customer_id IS NOT NULL RETURNING id`,
      [userId],
    )) as [{ id: string }[], number];
    return rows[0]?.id ?? null;
  }

  /** Has everybody read again. @returns how many */
  async makeAllDue(): Promise<number> {
    const [, count] = await this.customers.query(
      'UPDATE customers SET sync_due_at = now() WHERE stripe_customer_id IS NOT NULL',
    );
    return count;
  }

  /** Has those read again who are premium although the time they are known to have is over. */
  async makeLapsedDue(): Promise<void> {
    await this.customers.query(
      `UPDATE customers SET sync_due_at = now()
       FROM subscriptions
       WHERE subscriptions.user_id = customers.user_id
         AND subscriptions.is_premium AND subscriptions.ends_at <= now()
         AND customers.sync_due_at IS NULL
         AND (customers.synced_at IS NULL OR customers.synced_at < subscriptions.ends_at)`,
    );
  }

  /** Takes in a customer of ours that Stripe knows and we do not. @returns whether it was unknown */
  async adopt(userId: string, stripeCustomerId: string): Promise<boolean> {
    const rows: unknown[] = await this.customers.query(
      `INSERT INTO customers (id, user_id, stripe_customer_id, sync_due_at, erased_at)
       SELECT $1, CASE WHEN gone THEN NULL ELSE $2::uuid END, $3, now(),
              CASE WHEN gone THEN now() END
       FROM (SELECT EXISTS (
         SELECT FROM forgotten_members WHERE mark = sha256($2::text::bytea)
       ) AS gone) AS member
       ON CONFLICT DO NOTHING RETURNING id`,
      [randomUUID(), userId, stripeCustomerId],
    );
    return rows.length === 1;
  }
}
