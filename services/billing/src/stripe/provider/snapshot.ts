import type Stripe from 'stripe';
import type { PaidPlan } from '@cosmic/contracts/billing';

/** A subscription as the rules need it. */
export interface ProviderSubscription {
  id: string;
  status: Stripe.Subscription.Status;
  plan: PaidPlan;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends by the subscriber's wish; null when it is renewed. */
  cancelsAt: Date | null;
  latestInvoiceId: string | null;
}

/** An invoice with what was paid back of it. */
export interface ProviderInvoice {
  id: string;
  number: string | null;
  status: Stripe.Invoice.Status;
  total: number;
  paid: number;
  refunded: number;
  currency: string;
  createdAt: Date;
  url: string | null;
  /** What paid it; empty while it is not paid. */
  paymentIntents: string[];
}

/** All that Stripe holds of one customer at one moment. */
export interface Snapshot {
  /** Ended ones are not among them. */
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

/** A subscription without the shape that Stripe gives it. */
export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription | null {
  const item = subscription.items.data[0];
  if (!item) return null;
  // Since 2025-03-31 a period belongs to an item, no more to the subscription.
  const periodEnd = instant(item.current_period_end);
  return {
    id: subscription.id,
    status: subscription.status,
    plan: planOf(item.price),
    createdAt: instant(subscription.created),
    periodStart: instant(item.current_period_start),
    periodEnd,
    cancelsAt: cancelOf(subscription, periodEnd),
    latestInvoiceId: idOf(subscription.latest_invoice),
  };
}

/** An invoice, with the refunds that its charges tell of. */
export function invoiceOf(
  invoice: Stripe.Invoice,
  refundedByIntent: ReadonlyMap<string, number>,
): ProviderInvoice {
  const intents = (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .map(({ payment }) => idOf(payment.payment_intent))
    .filter((id) => id !== null);
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status ?? 'draft',
    total: invoice.total,
    paid: invoice.amount_paid,
    refunded: intents.reduce((sum, id) => sum + (refundedByIntent.get(id) ?? 0), 0),
    currency: invoice.currency.toUpperCase(),
    createdAt: instant(invoice.created),
    url: invoice.hosted_invoice_url ?? null,
    paymentIntents: intents,
  };
}

/** How much was paid back, by what had been paid with. */
export function refundsOf(charges: readonly Stripe.Charge[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { payment_intent: intent, amount_refunded: refunded } of charges) {
    const id = idOf(intent);
    if (id) sums.set(id, (sums.get(id) ?? 0) + refunded);
  }
  return sums;
}

/** @returns the id of what Stripe gives as an id or, where asked to, as the whole object. */
export function idOf(thing: string | { id?: string } | null | undefined): string | null {
  return (typeof thing === 'string' ? thing : thing?.id) ?? null;
}

/** By our own mark; a price of before the plan table changed has lost its lookup key. */
function planOf(price: Stripe.Price): PaidPlan {
  const marked = price.metadata['plan'];
  if (marked === 'monthly' || marked === 'yearly') return marked;
  return price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
}

function cancelOf(subscription: Stripe.Subscription, periodEnd: Date): Date | null {
  if (subscription.cancel_at !== null) return instant(subscription.cancel_at);
  return subscription.cancel_at_period_end ? periodEnd : null;
}

function instant(seconds: number): Date {
  return new Date(seconds * 1_000);
}
