import type { Subscription } from '@cosmic/contracts/billing';
import type { SubscriptionRow } from './subscriptions.repository';

/** What a member is told of the subscription. Time that is over counts as over, noted or not. */
export function viewOf(row: SubscriptionRow | null, now: Date): Subscription {
  const subscribed = row !== null && row.isPremium && (row.endsAt === null || row.endsAt > now);
  if (!subscribed) {
    return {
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      cancels: false,
      payment_failed: row?.paymentFailed ?? false,
    };
  }
  return {
    subscribed: true,
    subscription_tier: row.plan,
    subscription_end: row.shownEnd?.toISOString() ?? null,
    cancels: row.cancels,
    payment_failed: row.paymentFailed,
  };
}
