import { newId } from './state.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */
/** @typedef {import('./state.mjs').State} State */

/** The shapes of Stripe's objects, as far as they are used; of the API version that the SDK pins. */

/**
 * @param {State} state
 * @param {Thing} asked
 * @returns {Thing}
 */
export function customer(state, asked) {
  return {
    id: newId('cus'),
    object: 'customer',
    created: state.now(),
    email: asked['email'] ?? null,
    name: asked['name'] ?? null,
    livemode: false,
    metadata: asked['metadata'] ?? {},
  };
}

/**
 * @param {State} state
 * @param {Thing} asked
 * @returns {Thing}
 */
export function product(state, asked) {
  return {
    id: asked['id'] ?? newId('prod'),
    object: 'product',
    active: true,
    created: state.now(),
    livemode: false,
    name: asked['name'],
    metadata: asked['metadata'] ?? {},
  };
}

/**
 * @param {State} state
 * @param {Thing} asked
 * @returns {Thing}
 */
export function price(state, asked) {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: state.now(),
    currency: asked['currency'].toLowerCase(),
    livemode: false,
    lookup_key: asked['lookup_key'] ?? null,
    metadata: asked['metadata'] ?? {},
    nickname: asked['nickname'] ?? null,
    product: asked['product'],
    recurring: asked['recurring']
      ? { interval: asked['recurring']['interval'], interval_count: 1, usage_type: 'licensed' }
      : null,
    type: asked['recurring'] ? 'recurring' : 'one_time',
    unit_amount: asked['unit_amount'],
  };
}

/**
 * @param {State} state
 * @param {{ customer: string, price: Thing, metadata: Thing, periodEnd: number }} of
 * @returns {Thing}
 */
export function subscription(state, { customer: owner, price: sold, metadata, periodEnd }) {
  const now = state.now();
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: sold['currency'],
    customer: owner,
    ended_at: null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: periodEnd,
          metadata: {},
          price: sold,
          quantity: 1,
          subscription: id,
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: now,
    status: 'active',
  };
}

/**
 * @param {State} state
 * @param {{ subscription: Thing, total: number, reason: string, site: string }} of
 * @returns {Thing}
 */
export function invoice(state, { subscription: billed, total, reason, site }) {
  const id = newId('in');
  return {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    billing_reason: reason,
    created: state.now(),
    currency: billed['currency'],
    customer: billed['customer'],
    hosted_invoice_url: `${site}/invoices/${id}`,
    invoice_pdf: null,
    livemode: false,
    next_payment_attempt: null,
    number: `TEST-${String(state.next()).padStart(6, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: billed['metadata'], subscription: billed['id'] },
    },
    period_start: billed['items'].data[0].current_period_start,
    period_end: billed['items'].data[0].current_period_end,
    status: 'open',
    total,
  };
}

/**
 * @param {State} state
 * @param {{ invoice: Thing, intent: string, card: Thing }} of
 * @returns {Thing}
 */
export function charge(state, { invoice: paid, intent, card }) {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: paid['total'],
    amount_refunded: 0,
    created: state.now(),
    currency: paid['currency'],
    customer: paid['customer'],
    livemode: false,
    paid: true,
    payment_intent: intent,
    payment_method_details: { type: 'card', card: { brand: card['brand'], last4: card['last4'] } },
    refunded: false,
    status: 'succeeded',
  };
}

/**
 * @param {string} invoiceId
 * @param {string} intent
 * @param {number} amount
 * @returns {Thing}
 */
export function invoicePayment(invoiceId, intent, amount) {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: amount,
    amount_requested: amount,
    invoice: invoiceId,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'paid',
  };
}

/**
 * @param {State} state
 * @param {Thing} asked
 * @param {string} site
 * @returns {Thing}
 */
export function checkoutSession(state, asked, site) {
  const id = newId('cs_test');
  const now = state.now();
  return {
    id,
    object: 'checkout.session',
    cancel_url: asked['cancel_url'] ?? null,
    client_reference_id: asked['client_reference_id'] ?? null,
    created: now,
    customer: asked['customer'],
    expires_at: now + 24 * 60 * 60,
    livemode: false,
    metadata: asked['metadata'] ?? {},
    mode: asked['mode'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: asked['success_url'],
    url: `${site}/pay/${id}`,
  };
}
