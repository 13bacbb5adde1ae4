import { hasLookupKey, inStatus, list } from './lists.mjs';
import * as make from './objects.mjs';
import { lacking } from './parameters.mjs';
import { Refusal, missing } from './refusal.mjs';
import { newId } from './state.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */
/** @typedef {{ id: string, asked: Thing }} Call */
/** @typedef {[call: string, answer: (call: Call) => Thing]} Route */

/**
 * The part of Stripe's API that the billing service uses.
 *
 * @param {import('./state.mjs').State} state
 * @param {import('./life.mjs').Life} life
 * @param {string} site the stand-in's own address
 * @returns {Route[]}
 */
export function apiRoutes(state, life, site) {
  return [
    ...catalogueRoutes(state),
    ...customerRoutes(state, life),
    ...checkoutRoutes(state, site),
    ...portalRoutes(state, site),
    ...paymentRoutes(state, life),
  ];
}

/** @param {import('./state.mjs').State} state @returns {Route[]} */
function catalogueRoutes(state) {
  return [
    ['GET /v1/products/:id', ({ id }) => found(state, 'products', id)],
    [
      'POST /v1/products',
      ({ asked }) => {
        if (asked['id'] && state.all('products')[asked['id']]) {
          throw new Refusal(400, 'Product already exists.', { code: 'resource_already_exists' });
        }
        return state.put('products', make.product(state, asked));
      },
    ],
    [
      'GET /v1/prices',
      ({ asked: { lookup_keys: keys, ...asked } }) =>
        list('/v1/prices', state.list('prices', hasLookupKey(keys)), asked),
    ],
    [
      'POST /v1/prices',
      ({ asked }) => {
        if (asked['unit_amount'] === undefined) throw lacking('unit_amount');
        named(state, 'products', asked, 'product');
        const [holder] = state.list(
          'prices',
          ({ lookup_key: key }) => key !== null && key === asked['lookup_key'],
        );
        if (holder && !asked['transfer_lookup_key']) {
          throw new Refusal(400, 'A price already uses that lookup key.');
        }
        if (holder) holder['lookup_key'] = null;
        return state.put('prices', make.price(state, asked));
      },
    ],
  ];
}

/**
 * @param {import('./state.mjs').State} state
 * @param {import('./life.mjs').Life} life
 * @returns {Route[]}
 */
function customerRoutes(state, life) {
  return [
    ['POST /v1/customers', ({ asked }) => state.put('customers', make.customer(state, asked))],
    ['GET /v1/customers/:id', ({ id }) => found(state, 'customers', id)],
    [
      'POST /v1/customers/:id',
      ({ id, asked }) => {
        const customer = found(state, 'customers', id);
        if (customer['deleted']) throw missing('customer', id);
        if ('email' in asked) customer['email'] = asked['email'];
        return customer;
      },
    ],
    [
      'DELETE /v1/customers/:id',
      ({ id }) => {
        life.deleteCustomer(id);
        return { id, object: 'customer', deleted: true };
      },
    ],
  ];
}

/** @param {import('./state.mjs').State} state @param {string} site @returns {Route[]} */
function checkoutRoutes(state, site) {
  return [
    [
      'POST /v1/checkout/sessions',
      ({ asked }) => {
        named(state, 'customers', asked, 'customer');
        const price = priceOf(state, asked);
        if (!asked['success_url']) throw lacking('success_url');
        const session = make.checkoutSession(state, asked, site);
        const metadata = asked['subscription_data']?.metadata ?? {};
        state.put('orders', { id: session['id'], price: price['id'], metadata });
        return state.put('sessions', session);
      },
    ],
    [
      'GET /v1/checkout/sessions',
      ({ asked }) => list('/v1/checkout/sessions', ofCustomer(state, 'sessions', asked), asked),
    ],
    [
      'POST /v1/checkout/sessions/:id/expire',
      ({ id }) => {
        const session = found(state, 'sessions', id);
        if (session['status'] !== 'open') {
          throw new Refusal(400, 'Only Checkout Sessions with a status of open can be expired.');
        }
        session['status'] = 'expired';
        return session;
      },
    ],
  ];
}

/** @param {import('./state.mjs').State} state @param {string} site @returns {Route[]} */
function portalRoutes(state, site) {
  const path = '/v1/billing_portal/configurations';
  return [
    [
      'GET /v1/billing_portal/configurations',
      ({ asked }) => list(path, state.list('configurations'), asked),
    ],
    [
      'POST /v1/billing_portal/configurations',
      ({ asked }) =>
        state.put('configurations', {
          id: newId('bpc'),
          object: 'billing_portal.configuration',
          active: true,
          created: state.now(),
          features: asked['features'] ?? {},
          livemode: false,
          metadata: asked['metadata'] ?? {},
        }),
    ],
    [
      'POST /v1/billing_portal/configurations/:id',
      ({ id, asked }) => {
        const configuration = found(state, 'configurations', id);
        configuration['features'] = { ...configuration['features'], ...asked['features'] };
        return configuration;
      },
    ],
    [
      'POST /v1/billing_portal/sessions',
      ({ asked }) => {
        const customer = named(state, 'customers', asked, 'customer');
        const configuration = named(state, 'configurations', asked, 'configuration');
        const id = newId('bps');
        return state.put('portals', {
          id,
          object: 'billing_portal.session',
          configuration: configuration['id'],
          created: state.now(),
          customer: customer['id'],
          livemode: false,
          return_url: asked['return_url'],
          url: `${site}/portal/${id}`,
        });
      },
    ],
  ];
}

/**
 * @param {import('./state.mjs').State} state
 * @param {import('./life.mjs').Life} life
 * @returns {Route[]}
 */
function paymentRoutes(state, life) {
  return [
    [
      'GET /v1/subscriptions',
      ({ asked }) =>
        list(
          '/v1/subscriptions',
          ofCustomer(state, 'subscriptions', asked).filter(inStatus(asked['status'])),
          { ...asked, status: undefined },
        ),
    ],
    ['DELETE /v1/subscriptions/:id', ({ id }) => life.cancel(id)],
    [
      'GET /v1/invoices',
      ({ asked }) => list('/v1/invoices', ofCustomer(state, 'invoices', asked), asked),
    ],
    [
      'GET /v1/charges',
      ({ asked }) => list('/v1/charges', ofCustomer(state, 'charges', asked), asked),
    ],
    [
      'POST /v1/refunds',
      ({ asked }) => {
        if (!asked['payment_intent']) throw lacking('payment_intent');
        return life.refund(asked['payment_intent'], asked['amount'] ?? null);
      },
    ],
  ];
}

/**
 * @param {import('./state.mjs').State} state
 * @param {import('./state.mjs').Kind} kind
 * @param {string} id
 */
function found(state, kind, id) {
  const thing = state.all(kind)[id];
  if (!thing) throw missing(kind.replace(/s$/, ''), id);
  return thing;
}

/**
 * What a parameter names.
 *
 * @param {import('./state.mjs').State} state
 * @param {import('./state.mjs').Kind} kind
 * @param {Thing} asked
 * @param {string} param
 */
function named(state, kind, asked, param) {
  const id = asked[param];
  if (id === undefined) throw lacking(param);
  const thing = state.all(kind)[id];
  if (!thing || thing['deleted']) throw missing(kind.replace(/s$/, ''), id, param);
  return thing;
}

/**
 * The price that a page to pay on sells.
 *
 * @param {import('./state.mjs').State} state
 * @param {Thing} asked
 */
function priceOf(state, asked) {
  if (asked['mode'] !== 'subscription') throw new Refusal(400, 'Only subscriptions are sold here.');
  const id = asked['line_items']?.[0]?.price;
  if (id === undefined) throw lacking('line_items[0][price]');
  const price = state.all('prices')[id];
  if (!price) throw missing('price', id, 'line_items[0][price]');
  if (price['type'] !== 'recurring') {
    throw new Refusal(
      400,
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  return price;
}

/**
 * Things of the customer that is asked for, or of all.
 *
 * @param {import('./state.mjs').State} state
 * @param {import('./state.mjs').Kind} kind
 * @param {Thing} asked
 */
function ofCustomer(state, kind, { customer }) {
  if (customer !== undefined && !state.all('customers')[customer]) {
    throw missing('customer', customer, 'customer');
  }
  return state.list(kind, (thing) => customer === undefined || thing['customer'] === customer);
}
