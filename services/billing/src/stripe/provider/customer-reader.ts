import { Injectable } from '@nestjs/common';
import { isMissing, Provider } from './provider';
import { invoiceOf, refundsOf, subscriptionOf, type Snapshot } from './snapshot';

const MAX_LISTED = 100;

/** Reads what Stripe holds of a customer now. Whatever a notice said, this is what counts. */
@Injectable()
export class CustomerReader {
  constructor(private readonly provider: Provider) {}

  /**
   * Subscriptions are read before invoices: whoever pays in between has an invoice for every
   * subscription here, so that money that has to go back is never overlooked.
   *
   * @returns null for a customer that Stripe does not have (any more)
   */
  async read(customer: string): Promise<Snapshot | null> {
    const { stripe } = this.provider;
    try {
      const found = await stripe.customers.retrieve(customer, { expand: ['subscriptions'] });
      if (found.deleted) return null;
      const [invoices, charges] = await Promise.all([
        stripe.invoices.list({ customer, limit: MAX_LISTED, expand: ['data.payments'] }),
        stripe.charges.list({ customer, limit: MAX_LISTED }),
      ]);
      const refunds = refundsOf(charges.data);
      return {
        subscriptions: (found.subscriptions?.data ?? [])
          .map(subscriptionOf)
          .filter((subscription) => subscription !== null),
        invoices: invoices.data.map((invoice) => invoiceOf(invoice, refunds)),
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}
