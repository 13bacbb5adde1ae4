import { Refusal } from './refusal.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */
/** @typedef {{ kind: string, of: (thing: Thing) => unknown }} Expansion what stands in a field's place */

/** What the calls of each path answer. */
const KINDS = {
  '/v1/products': 'product',
  '/v1/prices': 'price',
  '/v1/customers': 'customer',
  '/v1/checkout/sessions': 'checkout.session',
  '/v1/billing_portal/configurations': 'billing_portal.configuration',
  '/v1/billing_portal/sessions': 'billing_portal.session',
  '/v1/subscriptions': 'subscription',
  '/v1/invoices': 'invoice',
  '/v1/charges': 'charge',
  '/v1/refunds': 'refund',
};

/**
 * Puts objects in the places of their ids where a caller asks for that, and shows what is shown
 * only on request.
 */
export class Expansions {
  /** @type {Readonly<Record<string, Readonly<Record<string, Expansion>>>>} */
  #known;

  /**
   * @param {import('./state.mjs').State} state
   * @param {import('./life.mjs').Life} life
   */
  constructor(state, life) {
    /** @param {import('./state.mjs').Kind} things @param {string} field @param {string} kind @returns {Expansion} */
    const named = (things, field, kind) => ({
      kind,
      of: (thing) => state.all(things)[thing[field]] ?? thing[field],
    });
    const customer = named('customers', 'customer', 'customer');
    this.#known = {
      customer: {
        subscriptions: {
          kind: 'list of subscription',
          of: ({ id }) => listed(`/v1/customers/${id}/subscriptions`, life.openOf(id)),
        },
      },
      subscription: { customer, latest_invoice: named('invoices', 'latest_invoice', 'invoice') },
      invoice: {
        customer,
        payments: {
          kind: 'list of invoice_payment',
          of: ({ id }) =>
            listed(
              '/v1/invoice_payments',
              state.list('payments', (payment) => payment['invoice'] === id),
            ),
        },
      },
      invoice_payment: { invoice: named('invoices', 'invoice', 'invoice') },
      charge: { customer },
      price: { product: named('products', 'product', 'product') },
      refund: { charge: named('charges', 'charge', 'charge') },
      'checkout.session': {
        customer,
        subscription: named('subscriptions', 'subscription', 'subscription'),
      },
    };
  }

  /**
   * @param {string} call
   * @param {readonly string[]} paths such as `data.customer`
   * @returns {(answer: Thing) => Thing} puts what was asked for into the call's answer
   * @throws {Refusal} of a path that can't be expanded
   */
  of(call, paths) {
    const [path = '', ...more] = call.replace(/^\w+ /, '').split('/:id');
    const kind = KINDS[/** @type {keyof typeof KINDS} */ (path)];
    const isList = call.startsWith('GET') && more.length === 0;
    const fields = paths.map((each) => each.split('.'));
    for (const each of fields) this.#check(isList ? `list of ${kind}` : kind, each, each.join('.'));
    return (answer) => fields.reduce((thing, each) => this.#expanded(thing, each), answer);
  }

  /** @param {string} kind @param {readonly string[]} path @param {string} whole */
  #check(kind, [field, ...rest], whole) {
    if (field === undefined) return;
    const element = /^list of (.*)/.exec(kind)?.[1];
    const isOfList = element !== undefined && field === 'data' && rest.length > 0;
    const next = isOfList ? element : this.#known[kind]?.[field]?.kind;
    if (next === undefined) {
      throw new Refusal(400, `This property cannot be expanded (${whole}).`, { param: 'expand' });
    }
    this.#check(next, rest, whole);
  }

  /** @param {any} thing @param {readonly string[]} path @returns {any} a copy: what is kept stays as it is */
  #expanded(thing, [field, ...rest]) {
    if (field === undefined) return thing;
    if (Array.isArray(thing)) return thing.map((part) => this.#expanded(part, [field, ...rest]));
    if (typeof thing !== 'object' || thing === null || thing.deleted) return thing;
    const value = this.#known[thing.object]?.[field]?.of(thing) ?? thing[field];
    return { ...thing, [field]: this.#expanded(value, rest) };
  }
}

/** @param {string} url @param {Thing[]} data @returns {Thing} */
function listed(url, data) {
  return { object: 'list', url, has_more: false, data };
}
