import { cardOf } from './cards.mjs';
import { checkoutPage, closedPage, confirmPage } from './pages/checkout.mjs';
import { invoicePage, portalPage } from './pages/portal.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */
/**
 * What a visitor gets: a page, or where to go. `leadsTo` are addresses that a form of the
 * page may lead to besides the stand-in's own.
 *
 * @typedef {{ status?: number, html: string, leadsTo?: string[] } | { redirect: string }} Visit
 */

/** The pages that people see: to pay, to manage a subscription, invoices. */
export class Site {
  #state;
  #life;

  /**
   * @param {import('./state.mjs').State} state
   * @param {import('./life.mjs').Life} life
   */
  constructor(state, life) {
    this.#state = state;
    this.#life = life;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {Thing} form
   * @returns {Visit | null} null where there is no page
   */
  visit(method, path, form) {
    const [, area, id = '', action = ''] = path.split('/');
    if (area === 'pay') return this.#pay(method, id, action, form);
    if (area === 'portal') return this.#portal(method, id, action, form);
    const invoice = area === 'invoices' && method === 'GET' && this.#state.all('invoices')[id];
    return invoice ? { html: invoicePage(invoice) } : null;
  }

  /**
   * @param {string} method
   * @param {string} id
   * @param {string} action
   * @param {Thing} form
   * @returns {Visit | null}
   */
  #pay(method, id, action, form) {
    const session = this.#state.all('sessions')[id];
    if (!session) return null;
    const price = this.#state.all('prices')[this.#state.all('orders')[id]?.['price']];
    if (!price) return null;
    if (session['status'] === 'complete') return { redirect: successUrl(session) };
    if (session['status'] !== 'open' || session['expires_at'] <= this.#state.now()) {
      return closed(session['cancel_url']);
    }
    const leadsTo = [session['success_url']];
    /** @param {string} [error] @returns {Visit} */
    const again = (error) => ({
      html: checkoutPage({
        session,
        price,
        email: this.#state.all('customers')[session['customer']]?.['email'] ?? null,
        ...(error && { error }),
      }),
      status: error ? 402 : 200,
      leadsTo,
    });
    if (method === 'GET') return again();
    if (action === 'confirm') {
      if (form['answer'] !== 'yes') return again('Your bank did not confirm the payment.');
      return this.#paid(session, price, session['asking']);
    }
    const card = cardOf(form['number'] ?? '');
    if (!card) return again('Type one of the test numbers below; no other number works here.');
    if (card.behaviour === 'declined') return again('Your card was declined. Try another one.');
    if (card.behaviour === 'asks') {
      session['asking'] = card;
      return { html: confirmPage(session, price), leadsTo };
    }
    return this.#paid(session, price, card);
  }

  /**
   * @param {Thing} session
   * @param {Thing} price
   * @param {Thing | undefined} card
   * @returns {Visit}
   */
  #paid(session, price, card) {
    try {
      if (!card) return closed(session['cancel_url']);
      this.#life.complete(session, price, card);
      return { redirect: successUrl(session) };
    } catch (error) {
      if (error instanceof Refusal) return closed(session['cancel_url']);
      throw error;
    }
  }

  /**
   * @param {string} method
   * @param {string} id
   * @param {string} action
   * @param {Thing} form
   * @returns {Visit | null}
   */
  #portal(method, id, action, form) {
    const portal = this.#state.all('portals')[id];
    if (!portal) return null;
    const error = method === 'POST' ? this.#manage(portal, action, form) : undefined;
    if (method === 'POST' && !error) return { redirect: `/portal/${id}` };
    const customer = portal['customer'];
    /** @param {Thing} thing */
    const own = (thing) => thing['customer'] === customer;
    return {
      status: error ? 402 : 200,
      html: portalPage({
        portal,
        subscriptions: this.#life.openOf(customer),
        invoices: this.#state.list('invoices', own),
        prices: this.#offered(portal),
        card: this.#state.all('cards')[customer],
        ...(error && { error }),
      }),
    };
  }

  /**
   * @param {Thing} portal
   * @param {string} action
   * @param {Thing} form
   * @returns {string | undefined} why it did not work
   */
  #manage(portal, action, form) {
    if (action === 'card') {
      const card = cardOf(form['number'] ?? '');
      if (!card || card.behaviour === 'declined')
        return 'That card does not work. Try another one.';
      this.#state.put('cards', { ...card, id: portal['customer'] });
      return undefined;
    }
    const mine = this.#life
      .openOf(portal['customer'])
      .find((subscription) => subscription['id'] === form['subscription']);
    if (!mine) return 'That subscription has ended.';
    if (action === 'cancel') this.#life.cancelAtPeriodEnd(mine['id'], true);
    if (action === 'resume') this.#life.cancelAtPeriodEnd(mine['id'], false);
    if (action === 'plan') {
      const price = this.#offered(portal).find((offered) => offered['id'] === form['price']);
      if (!price) return 'That plan is not offered.';
      this.#life.changePrice(mine['id'], price);
    }
    if (action === 'pay' && !this.#life.payOpen(mine['id'])) {
      return 'The payment failed again. Give another card first.';
    }
    return undefined;
  }

  /** @param {Thing} portal @returns {Thing[]} */
  #offered(portal) {
    const update =
      this.#state.all('configurations')[portal['configuration']]?.['features'].subscription_update;
    const ids = (update?.products ?? []).flatMap((/** @type {Thing} */ of) => of['prices']);
    return ids.map((/** @type {string} */ id) => this.#state.all('prices')[id]).filter(Boolean);
  }
}

/** @param {Thing} session */
function successUrl(session) {
  return session['success_url'].replace('{CHECKOUT_SESSION_ID}', session['id']);
}

/** @param {string | null} back @returns {Visit} */
function closed(back) {
  return {
    status: 410,
    html: closedPage('It has expired, or another one was opened. Nothing was paid.', back),
  };
}
