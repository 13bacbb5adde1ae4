import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Standing } from './standing.rules';
import { SubscriptionEntity } from './subscription.entity';

/** Where a member stands, as it was last written down. */
export type SubscriptionRow = Pick<
  SubscriptionEntity,
  'isPremium' | 'plan' | 'shownEnd' | 'endsAt' | 'cancels' | 'paymentFailed' | 'changedAt'
>;

/** What a changing statement returns of it. */
const COLUMNS = `is_premium AS "isPremium", plan, shown_end AS "shownEnd", ends_at AS "endsAt",
  cancels, payment_failed AS "paymentFailed", changed_at AS "changedAt"`;

@Injectable()
export class SubscriptionsRepository {
  constructor(
    @InjectRepository(SubscriptionEntity)
    private readonly subscriptions: Repository<SubscriptionEntity>,
  ) {}

  find(userId: string): Promise<SubscriptionRow | null> {
    return this.subscriptions.findOneBy({ userId });
  }

  /**
   * Writes down where a member stands. Changes of one member are at least a
   * millisecond apart, so that their order can be told from outside. Of
   * somebody who never subscribed nothing is kept.
   *
   * @returns the row when it is new or changed, else null
   */
  async storeIfChanged(
    transaction: EntityManager,
    userId: string,
    standing: Standing,
  ): Promise<SubscriptionRow | null> {
    const values = [
      userId,
      standing.isPremium,
      standing.plan,
      standing.status,
      standing.subscriptionId,
      standing.endsAt,
      standing.shownEnd,
      standing.cancels,
      standing.paymentFailed,
    ];
    const [changed] = await transaction.query(
      `UPDATE subscriptions AS stored
       SET is_premium = $2, plan = $3, status = $4, stripe_subscription_id = $5, ends_at = $6,
           shown_end = $7, cancels = $8, payment_failed = $9,
           changed_at = GREATEST(date_trunc('milliseconds', clock_timestamp()),
                                 stored.changed_at + interval '1 millisecond')
       WHERE user_id = $1
         AND (is_premium, plan, status, stripe_subscription_id, ends_at, shown_end, cancels,
              payment_failed)
             IS DISTINCT FROM
             ($2, $3, $4, $5, $6::timestamptz, $7::timestamptz, $8, $9)
       RETURNING ${COLUMNS}`,
      values,
    );
    if (changed.length === 1) return changed[0];
    if (standing.subscriptionId === null) return null;
    const [added] = await transaction.query(
      `INSERT INTO subscriptions
         (user_id, is_premium, plan, status, stripe_subscription_id, ends_at, shown_end, cancels,
          payment_failed, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, date_trunc('milliseconds', clock_timestamp()))
       ON CONFLICT (user_id) DO NOTHING
       RETURNING ${COLUMNS}`,
      values,
    );
    return added ?? null;
  }
}
