import type { PaidPlan } from '@cosmic/contracts/billing';
import type { ProviderSubscription, Snapshot } from '../stripe/provider/snapshot';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where a member stands as a subscriber. */
export interface Standing {
  isPremium: boolean;
  plan: PaidPlan | null;
  /** Stripe's word for it; null without a subscription. */
  status: string | null;
  subscriptionId: string | null;
  /** Premium is known to last until then. */
  endsAt: Date | null;
  /** What the member is told: when it is renewed, or ends. */
  shownEnd: Date | null;
  cancels: boolean;
  paymentFailed: boolean;
}

export const NO_SUBSCRIPTION: Standing = {
  isPremium: false,
  plan: null,
  status: null,
  subscriptionId: null,
  endsAt: null,
  shownEnd: null,
  cancels: false,
  paymentFailed: false,
};

/** The sooner a status stands here, the more its subscription counts; others are no subscription (yet). */
const COUNTING: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];
const OPEN: readonly string[] = ['active', 'trialing', 'past_due'];

/**
 * The one subscription that counts, and those that should not be: of two that
 * were paid for in two tabs the older one stays.
 */
export function chooseSubscription(subscriptions: readonly ProviderSubscription[]): {
  chosen: ProviderSubscription | null;
  extras: ProviderSubscription[];
} {
  const [chosen = null, ...extras] = subscriptions
    .filter(({ status }) => COUNTING.includes(status))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        (a.id < b.id ? -1 : 1),
    );
  return { chosen, extras };
}

/**
 * Where a member stands by what Stripe holds.
 *
 * A renewal that could not be charged leaves the grace, counted from the
 * beginning of the time that is not paid. Between a period's end and the news
 * of its renewal the grace covers as well, so that nobody who pays is locked
 * out by a late notice. Money that was paid back in full takes with it what it
 * had paid for.
 */
export function standingOf(
  { subscriptions, invoices }: Snapshot,
  now: Date,
  graceDays: number,
): Standing {
  const { chosen } = chooseSubscription(subscriptions);
  if (!chosen) return NO_SUBSCRIPTION;
  const paymentFailed = chosen.status === 'past_due';
  const graceFrom = paymentFailed ? chosen.periodStart : chosen.periodEnd;
  const graceEnd = new Date(graceFrom.getTime() + graceDays * DAY_MS);
  const endsAt = earlier(chosen.cancelsAt, graceEnd);
  const latest = invoices.find(({ id }) => id === chosen.latestInvoiceId);
  const paidBack = latest !== undefined && latest.paid > 0 && latest.refunded >= latest.paid;
  return {
    isPremium: OPEN.includes(chosen.status) && endsAt > now && !paidBack,
    plan: chosen.plan,
    status: chosen.status,
    subscriptionId: chosen.id,
    endsAt,
    shownEnd: paymentFailed ? endsAt : (chosen.cancelsAt ?? chosen.periodEnd),
    cancels: chosen.cancelsAt !== null,
    paymentFailed,
  };
}

function rankOf({ status }: ProviderSubscription): number {
  return COUNTING.indexOf(status === 'trialing' ? 'active' : status);
}

function earlier(a: Date | null, b: Date): Date {
  return a !== null && a < b ? a : b;
}
