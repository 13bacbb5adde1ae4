import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { isMissing, Provider } from './provider';
import type { ProviderInvoice, ProviderSubscription, Snapshot } from './snapshot';

/** Undoes at Stripe what must not go on there. Each step may be repeated. */
@Injectable()
export class Refunds {
  constructor(private readonly provider: Provider) {}

  /** Ends every subscription at once and closes every page to pay on. @returns how many ended */
  async cancelAll(customer: string, { subscriptions }: Snapshot): Promise<number> {
    await this.closePages(customer);
    for (const { id } of subscriptions) await this.cancel(id);
    return subscriptions.length;
  }

  /**
   * Gives the money of a subscription's latest invoice back and ends it. In this order: Stripe lists
   * no subscription that has ended, so one that ended first would not be paid back by a repetition.
   */
  async refund(
    subscription: ProviderSubscription,
    invoices: readonly ProviderInvoice[],
  ): Promise<void> {
    const latest = invoices.find(({ id }) => id === subscription.latestInvoiceId);
    if (latest && latest.refunded < latest.paid) {
      for (const intent of latest.paymentIntents) {
        await this.provider.stripe.refunds.create(
          { payment_intent: intent },
          { idempotencyKey: `refund-${intent}` },
        );
      }
    }
    await this.cancel(subscription.id);
  }

  /** Ends everything a customer has and deletes the customer with its personal data. */
  async forget(customer: string, snapshot: Snapshot, since: Date | null): Promise<void> {
    await this.closePages(customer);
    for (const subscription of snapshot.subscriptions) {
      if (since && isSince(subscription.createdAt, since)) {
        await this.refund(subscription, snapshot.invoices);
      } else {
        await this.cancel(subscription.id);
      }
    }
    await unlessMissing(this.provider.stripe.customers.del(customer));
  }

  /** Closes the open pages to pay on, but for one. */
  async closePages(customer: string, except?: string): Promise<void> {
    const { stripe } = this.provider;
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id } of open.data) {
      // One that was paid or closed a moment ago can not be closed: what it led to is read next.
      if (id !== except) await stripe.checkout.sessions.expire(id).catch(unlessRefused);
    }
  }

  private async cancel(id: string): Promise<void> {
    await unlessMissing(
      this.provider.stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}` }),
    );
  }
}

/** Stripe tells times in whole seconds; in doubt the money goes back. */
function isSince(createdAt: Date, since: Date): boolean {
  return createdAt.getTime() + 1_000 > since.getTime();
}

async function unlessMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function unlessRefused(error: unknown): void {
  const refused = error instanceof Stripe.errors.StripeInvalidRequestError;
  if (!refused) throw error;
}
