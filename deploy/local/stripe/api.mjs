import * as make from './objects.mjs';
import { Refusal, missing } from './refusal.mjs';
import { newId } from './state.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */
/** @typedef {{ id: string, asked: Thing }} Call */
/** @typedef {[method: string, path: RegExp, answer: (call: Call) => Thing]} Route */

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
    ['GET', /^\/v1\/products\/(?<id>\w+)$/, ({ id }) => found(state, 'products', id)],
    [
      'POST',
      /^\/v1\/products$/,
      ({ asked }) => {
        if (asked['id'] && state.all('products')[asked['id']]) {
          throw new Refusal(400, 'Product already exists.', { code: 'resource_already_exists' });
        }
        return state.put('products', make.product(state, asked));
      },
    ],
    [
      'GET',
      /^\/v1\/prices$/,
      ({ asked }) =>
        list('/v1/prices', state.list('prices', hasLookupKey(asked['lookup_keys'])), asked),
    ],
    [
      'POST',
      /^\/v1\/prices$/,
      ({ asked }) => {
        if (!state.all('products')[asked['product']]) throw missing('product', asked['product']);
        const [holder] = state.list('prices', ({ lookup_key: key }) => key === asked['lookup_key']);
        if (holder && asked['transfer_lookup_key'] !== 'true') {
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
  /** @param {Thing} customer @param {Thing} asked */
  const shown = (customer, asked) =>
    customer['deleted'] || !asked['expand']?.includes('subscriptions')
      ? customer
      : { ...customer, subscriptions: list('/v1/subscriptions', life.openOf(customer['id']), {}) };
  return [
    [
      'POST',
      /^\/v1\/customers$/,
      ({ asked }) => state.put('customers', make.customer(state, asked)),
    ],
    [
      'GET',
      /^\/v1\/customers\/(?<id>\w+)$/,
      ({ id, asked }) => shown(found(state, 'customers', id), asked),
    ],
    [
      'POST',
      /^\/v1\/customers\/(?<id>\w+)$/,
      ({ id, asked }) => {
        const customer = found(state, 'customers', id);
        if (customer['deleted']) throw missing('customer', id);
        if ('email' in asked) customer['email'] = asked['email'];
        return customer;
      },
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(?<id>\w+)$/,
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
      'POST',
      /^\/v1\/checkout\/sessions$/,
      ({ asked }) => {
        const owner = found(state, 'customers', asked['customer']);
        if (owner['deleted']) throw missing('customer', owner['id']);
        const price = asked['line_items']?.[0]?.price;
        if (!state.all('prices')[price]) throw missing('price', price);
        const session = make.checkoutSession(state, asked, site);
        session['price'] = price;
        session['subscriptionMetadata'] = asked['subscription_data']?.metadata ?? {};
        return state.put('sessions', session);
      },
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions$/,
      ({ asked }) => list('/v1/checkout/sessions', state.list('sessions', matches(asked)), asked),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(?<id>\w+)\/expire$/,
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
      'GET',
      /^\/v1\/billing_portal\/configurations$/,
      ({ asked }) => list(path, state.list('configurations'), asked),
    ],
    [
      'POST',
      /^\/v1\/billing_portal\/configurations$/,
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
      'POST',
      /^\/v1\/billing_portal\/configurations\/(?<id>\w+)$/,
      ({ id, asked }) => {
        const configuration = found(state, 'configurations', id);
        configuration['features'] = { ...configuration['features'], ...asked['features'] };
        return configuration;
      },
    ],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      ({ asked }) => {
        const customer = found(state, 'customers', asked['customer']);
        if (customer['deleted']) throw missing('customer', customer['id']);
        const configuration = found(state, 'configurations', asked['configuration']);
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
      'GET',
      /^\/v1\/subscriptions$/,
      ({ asked }) =>
        list(
          '/v1/subscriptions',
          state.list('subscriptions', (thing) => !thing['ended_at'] && matches(asked)(thing)),
          asked,
        ),
    ],
    ['DELETE', /^\/v1\/subscriptions\/(?<id>\w+)$/, ({ id }) => life.cancel(id)],
    [
      'GET',
      /^\/v1\/invoices$/,
      ({ asked }) => list('/v1/invoices', state.list('invoices', matches(asked)), asked),
    ],
    [
      'GET',
      /^\/v1\/charges$/,
      ({ asked }) => list('/v1/charges', state.list('charges', matches(asked)), asked),
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      ({ asked }) =>
        life.refund(asked['payment_intent'], asked['amount'] ? Number(asked['amount']) : null),
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

/** @param {Thing} asked @returns {(thing: Thing) => boolean} */
function matches(asked) {
  const fields = ['customer', 'status'].filter((field) => asked[field] !== undefined);
  return (thing) => fields.every((field) => thing[field] === asked[field]);
}

/** @param {string[] | undefined} keys @returns {(thing: Thing) => boolean} */
function hasLookupKey(keys) {
  return (thing) => !keys || keys.includes(thing['lookup_key']);
}

/**
 * One page of a list.
 *
 * @param {string} url
 * @param {Thing[]} things
 * @param {Thing} asked
 * @returns {Thing}
 */
function list(url, things, asked) {
  const after = things.findIndex(({ id }) => id === asked['starting_after']) + 1;
  const most = Number(asked['limit'] ?? 10);
  const rest = things.slice(after);
  return { object: 'list', url, has_more: rest.length > most, data: rest.slice(0, most) };
}
