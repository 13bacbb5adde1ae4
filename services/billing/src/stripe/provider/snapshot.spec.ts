import type Stripe from 'stripe';
import { idOf, invoiceOf, refundsOf, subscriptionOf } from './snapshot';

const START = 1_780_000_000;
const END = START + 30 * 86_400;

const subscription = (more: object = {}, price: object = {}) =>
  ({
    id: 'sub_1',
    status: 'active',
    created: START,
    cancel_at: null,
    cancel_at_period_end: false,
    latest_invoice: { id: 'in_1' },
    // What the API gave until 2025-03-31 and must not be looked at.
    current_period_end: 1,
    items: {
      data: [
        {
          current_period_start: START,
          current_period_end: END,
          price: { metadata: {}, recurring: { interval: 'month' }, ...price },
        },
      ],
    },
    ...more,
  }) as unknown as Stripe.Subscription;

describe("Stripe's subscription", () => {
  it('has its period on its item', () => {
    expect(subscriptionOf(subscription())).toMatchObject({
      periodStart: new Date(START * 1_000),
      periodEnd: new Date(END * 1_000),
      latestInvoiceId: 'in_1',
      cancelsAt: null,
    });
  });

  it('without an item is none', () => {
    expect(subscriptionOf(subscription({ items: { data: [] } }))).toBeNull();
  });

  it.each([
    [{ cancel_at_period_end: true }, END],
    [{ cancel_at: START + 5 }, START + 5],
    [{ cancel_at: START + 5, cancel_at_period_end: true }, START + 5],
  ])('with %j ends at %d', (more, at) => {
    expect(subscriptionOf(subscription(more))?.cancelsAt).toEqual(new Date(at * 1_000));
  });

  it.each([
    [{ metadata: { plan: 'yearly' } }, 'yearly'],
    [{ metadata: { plan: 'something' }, recurring: { interval: 'year' } }, 'yearly'],
    [{}, 'monthly'],
  ])('of the price %j is the %s plan', (price, plan) => {
    expect(subscriptionOf(subscription({}, price))?.plan).toBe(plan);
  });
});

describe("Stripe's invoice", () => {
  const invoice = {
    id: 'in_1',
    number: 'A-1',
    status: 'paid',
    total: 29_900,
    amount_paid: 29_900,
    currency: 'inr',
    created: START,
    payments: {
      data: [
        { status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_1' } },
        { status: 'canceled', payment: { type: 'payment_intent', payment_intent: 'pi_2' } },
      ],
    },
  } as unknown as Stripe.Invoice;

  it('knows of its refunds through what paid it', () => {
    const charges = [
      { payment_intent: 'pi_1', amount_refunded: 100 },
      { payment_intent: { id: 'pi_1' }, amount_refunded: 50 },
      { payment_intent: 'pi_2', amount_refunded: 7 },
      { payment_intent: null, amount_refunded: 9 },
    ] as unknown as Stripe.Charge[];

    expect(invoiceOf(invoice, refundsOf(charges))).toMatchObject({
      refunded: 150,
      currency: 'INR',
      paymentIntents: ['pi_1'],
      url: null,
    });
  });

  it('may come without its payments', () => {
    const { payments: _, ...bare } = invoice as unknown as Record<string, unknown>;

    expect(invoiceOf(bare as unknown as Stripe.Invoice, new Map())).toMatchObject({ refunded: 0 });
  });
});

describe('an id', () => {
  it.each([
    ['x', 'x'],
    [{ id: 'x' }, 'x'],
    [null, null],
    [undefined, null],
  ])('is found in %j', (thing, id) => {
    expect(idOf(thing)).toBe(id);
  });
});
