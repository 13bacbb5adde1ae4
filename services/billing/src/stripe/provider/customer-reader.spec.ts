import { CustomerReader } from './customer-reader';
import type { Provider } from './provider';

const invoice = {
  ...{ id: 'in_1', status: 'paid', total: 29_900, amount_paid: 29_900, currency: 'inr' },
  ...{ number: null, created: 1_780_000_000, hosted_invoice_url: null },
  payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_1' } }] },
};
const subscription = {
  ...{ id: 'sub_1', status: 'active', created: 1_780_000_000, latest_invoice: 'in_1' },
  items: { data: [{ price: { metadata: { plan: 'monthly' } } }] },
};

/** A page is paid in the moment before Stripe answers with the customer. */
function stripePaidMeanwhile(): Provider {
  let isPaid = false;
  const stripe = {
    customers: {
      retrieve: async () => {
        // Calls that are made at the same time have left by now.
        await Promise.resolve();
        isPaid = true;
        return { subscriptions: { data: [subscription] } };
      },
    },
    invoices: { list: async () => ({ data: isPaid ? [invoice] : [] }) },
    charges: { list: async () => ({ data: [] }) },
  };
  return { stripe } as unknown as Provider;
}

describe('a reading of a customer', () => {
  it('knows what paid each subscription, whoever pays while it is under way', async () => {
    const snapshot = await new CustomerReader(stripePaidMeanwhile()).read('cus_1');

    expect(snapshot?.subscriptions).toMatchObject([{ latestInvoiceId: 'in_1' }]);
    expect(snapshot?.invoices).toMatchObject([{ id: 'in_1', paymentIntents: ['pi_1'] }]);
  });
});
