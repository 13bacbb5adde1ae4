import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository, type EntityManager } from 'typeorm';
import { CheckoutEntity } from '../checkout/checkout.entity';
import { CustomerEntity } from '../customers/customer.entity';
import { InvoiceEntity } from '../invoices/invoice.entity';
import { SubscriptionEntity } from '../subscriptions/subscription.entity';
import { ErasedMemberEntity } from './erased-member.entity';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TABLES = ['customers', 'subscriptions', 'invoices', 'checkouts'] as const;

@Injectable()
export class MembersRepository {
  constructor(
    @InjectRepository(ErasedMemberEntity) private readonly erased: Repository<ErasedMemberEntity>,
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
  ) {}

  isErased(userId: string): Promise<boolean> {
    return this.erased.existsBy({ memberHash: hashOf(userId) });
  }

  /**
   * Erases a member. What Stripe knows is still to be forgotten there, so its
   * id stays, without the member's, until that is done.
   */
  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(ErasedMemberEntity)
      .values({ memberHash: hashOf(userId) })
      .orIgnore()
      .execute();
    await transaction.query(
      `UPDATE customers
       SET user_id = NULL, erased_at = now(), sync_due_at = now(), sync_run = sync_run + 1
       WHERE user_id = $1`,
      [userId],
    );
    for (const entity of [CheckoutEntity, InvoiceEntity, SubscriptionEntity]) {
      await transaction.delete(entity, { userId });
    }
  }

  /** Every row that is kept of a member, by table. */
  async rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    const found = TABLES.map(async (table) => {
      const rows: { row: unknown }[] = await this.customers.query(
        `SELECT to_jsonb(kept) AS row FROM ${table} AS kept WHERE user_id = $1`,
        [userId],
      );
      return [table, rows.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }

  /** Forgets customers of erased members that never got a name at Stripe. */
  async forgetUnnamed(): Promise<void> {
    await this.customers.delete({
      stripeCustomerId: IsNull(),
      erasedAt: LessThan(new Date(Date.now() - DAY_MS)),
    });
  }
}

function hashOf(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
