import { addIntervals, nextEnd } from './calendar.mjs';
import * as make from './objects.mjs';
import { Refusal, missing } from './refusal.mjs';
import { newId } from './state.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */

const DAY = 24 * 60 * 60;
/** Days after a failed renewal on which it is tried again; after the last the subscription ends. */
const TRIED_AGAIN_AFTER = [3, 5, 7];

/** What happens to subscriptions: they begin, are renewed or not, change and end. */
export class Life {
  #state;
  #tell;
  #site;

  /**
   * @param {import('./state.mjs').State} state
   * @param {(type: string, object: Thing) => void} tell sends a notice
   * @param {string} site
   */
  constructor(state, tell, site) {
    this.#state = state;
    this.#tell = tell;
    this.#site = site;
  }

  /**
   * Completes a page to pay on with a card that works.
   *
   * @param {Thing} session
   * @param {Thing} priced
   * @param {Thing} card
   */
  complete(session, priced, card) {
    if (session['status'] !== 'open') throw new Refusal(400, 'This page is closed.');
    const owner = session['customer'];
    if (!this.#state.all('customers')[owner]) throw missing('customer', owner);
    this.#state.put('cards', { ...card, id: owner });
    const periodEnd = addIntervals(this.#state.now(), priced['recurring'].interval, 1);
    const begun = this.#state.put(
      'subscriptions',
      make.subscription(this.#state, {
        customer: owner,
        price: priced,
        metadata: this.#state.all('orders')[session['id']]?.['metadata'] ?? {},
        periodEnd,
      }),
    );
    const invoice = this.#bill(begun, priced['unit_amount'], 'subscription_create');
    this.#pay(invoice, card);
    session['status'] = 'complete';
    session['payment_status'] = 'paid';
    session['subscription'] = begun['id'];
    this.#tell('customer.subscription.created', begun);
    this.#tell('invoice.paid', invoice);
    this.#tell('checkout.session.completed', session);
  }

  /**
   * Ends a subscription at once.
   *
   * @param {string} id
   * @returns {Thing}
   */
  cancel(id) {
    const subscription = this.#open(id);
    this.#end(subscription);
    return subscription;
  }

  /**
   * Has a subscription end with its period, or not.
   *
   * @param {string} id
   * @param {boolean} ends
   */
  cancelAtPeriodEnd(id, ends) {
    const subscription = this.#open(id);
    const now = this.#state.now();
    subscription['cancel_at_period_end'] = ends;
    subscription['cancel_at'] = ends ? subscription['items'].data[0].current_period_end : null;
    subscription['canceled_at'] = ends ? now : null;
    this.#tell('customer.subscription.updated', subscription);
  }

  /**
   * Goes over to another price now: a new period begins, and what is left of the old one is
   * taken off its price.
   *
   * @param {string} id
   * @param {Thing} priced
   */
  changePrice(id, priced) {
    const subscription = this.#open(id);
    const item = subscription['items'].data[0];
    if (item.price.id === priced['id']) return;
    const now = this.#state.now();
    const length = item.current_period_end - item.current_period_start;
    const left = Math.max(0, item.current_period_end - now) / length;
    const total = Math.max(0, priced['unit_amount'] - Math.round(item.price.unit_amount * left));
    item.price = priced;
    subscription['billing_cycle_anchor'] = now;
    item.current_period_start = now;
    item.current_period_end = addIntervals(now, priced['recurring'].interval, 1);
    const invoice = this.#bill(subscription, total, 'subscription_update');
    this.#collect(subscription, invoice);
    this.#tell('customer.subscription.updated', subscription);
  }

  /**
   * Pays what is open with the customer's card.
   *
   * @param {string} id
   * @returns {boolean} whether it was paid
   */
  payOpen(id) {
    const subscription = this.#open(id);
    const invoice = this.#state.all('invoices')[subscription['latest_invoice']];
    if (!invoice || invoice['status'] !== 'open') return false;
    this.#collect(subscription, invoice);
    this.#tell('customer.subscription.updated', subscription);
    return invoice['status'] === 'paid';
  }

  /**
   * @param {string} intent
   * @param {number | null} amount null for all of it
   * @returns {Thing}
   */
  refund(intent, amount) {
    const [charge] = this.#state.list('charges', (thing) => thing['payment_intent'] === intent);
    if (!charge) throw missing('payment_intent', intent, 'payment_intent');
    const wanted = amount ?? charge['amount'] - charge['amount_refunded'];
    if (wanted <= 0 || charge['amount_refunded'] + wanted > charge['amount']) {
      throw new Refusal(400, `Charge ${charge['id']} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    charge['amount_refunded'] += wanted;
    charge['refunded'] = charge['amount_refunded'] === charge['amount'];
    this.#tell('charge.refunded', charge);
    return this.#state.put('refunds', {
      id: newId('re'),
      object: 'refund',
      amount: wanted,
      charge: charge['id'],
      created: this.#state.now(),
      currency: charge['currency'],
      payment_intent: intent,
      status: 'succeeded',
    });
  }

  /**
   * Deletes a customer, whose subscriptions end at once.
   *
   * @param {string} id
   */
  deleteCustomer(id) {
    const customer = this.#state.all('customers')[id];
    if (!customer || customer['deleted']) throw missing('customer', id);
    for (const subscription of this.openOf(id)) this.#end(subscription);
    for (const session of this.#state.list('sessions', (thing) => thing['customer'] === id)) {
      if (session['status'] === 'open') session['status'] = 'expired';
    }
    this.#tell('customer.deleted', customer);
    delete this.#state.all('cards')[id];
    this.#state.put('customers', { id, object: 'customer', deleted: true });
  }

  /** Does what is due by the clock, in the order in which it would have happened. */
  catchUp() {
    const until = this.#state.now();
    for (;;) {
      const due = this.#state
        .list('subscriptions', (thing) => !thing['ended_at'])
        .map((subscription) => ({ subscription, at: dueAt(subscription, this.#state) }))
        .filter(({ at }) => at <= until)
        .sort((a, b) => a.at - b.at)[0];
      if (!due) return;
      this.#goOn(due.subscription, due.at);
    }
  }

  /**
   * @param {string} customer
   * @returns {Thing[]} the customer's subscriptions that have not ended
   */
  openOf(customer) {
    return this.#state.list(
      'subscriptions',
      (thing) => thing['customer'] === customer && !thing['ended_at'],
    );
  }

  /**
   * @param {Thing} subscription
   * @param {number} at
   */
  #goOn(subscription, at) {
    const item = subscription['items'].data[0];
    const unpaid = this.#state.all('invoices')[subscription['latest_invoice']];
    const attempt = unpaid?.['next_payment_attempt'];
    if (subscription['status'] === 'past_due' && unpaid && attempt && attempt <= at) {
      this.#collect(subscription, unpaid);
      if (unpaid['status'] === 'open' && !unpaid['next_payment_attempt']) this.#end(subscription);
      else this.#tell('customer.subscription.updated', subscription);
      return;
    }
    if (subscription['cancel_at_period_end']) {
      this.#end(subscription);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextEnd(
      subscription['billing_cycle_anchor'],
      item.price.recurring.interval,
      item.current_period_start,
    );
    const invoice = this.#bill(subscription, item.price.unit_amount, 'subscription_cycle');
    this.#collect(subscription, invoice);
    this.#tell('customer.subscription.updated', subscription);
  }

  /**
   * @param {Thing} subscription
   * @param {number} total
   * @param {string} reason
   */
  #bill(subscription, total, reason) {
    const invoice = make.invoice(this.#state, { subscription, total, reason, site: this.#site });
    subscription['latest_invoice'] = invoice['id'];
    return this.#state.put('invoices', invoice);
  }

  /**
   * @param {Thing} subscription
   * @param {Thing} invoice
   */
  #collect(subscription, invoice) {
    const card = this.#state.all('cards')[subscription['customer']];
    if (
      invoice['total'] > 0 &&
      (!card || ['declined', 'fails-later'].includes(card['behaviour']))
    ) {
      const days = TRIED_AGAIN_AFTER[invoice['attempt_count']];
      invoice['attempt_count'] += 1;
      invoice['next_payment_attempt'] =
        days === undefined ? null : subscription['items'].data[0].current_period_start + days * DAY;
      subscription['status'] = 'past_due';
      this.#tell('invoice.payment_failed', invoice);
      return;
    }
    this.#pay(invoice, card ?? {});
    subscription['status'] = 'active';
    this.#tell('invoice.paid', invoice);
  }

  /**
   * @param {Thing} invoice
   * @param {Thing} card
   */
  #pay(invoice, card) {
    invoice['attempt_count'] += 1;
    invoice['next_payment_attempt'] = null;
    invoice['amount_paid'] = invoice['total'];
    invoice['amount_remaining'] = 0;
    invoice['status'] = 'paid';
    if (invoice['total'] === 0) return;
    const intent = newId('pi');
    this.#state.put('charges', make.charge(this.#state, { invoice, intent, card }));
    this.#state.put('payments', make.invoicePayment(invoice['id'], intent, invoice['total']));
  }

  /** @param {Thing} subscription */
  #end(subscription) {
    const now = this.#state.now();
    subscription['status'] = 'canceled';
    subscription['ended_at'] = now;
    subscription['canceled_at'] ??= now;
    this.#tell('customer.subscription.deleted', subscription);
  }

  /** @param {string} id */
  #open(id) {
    const subscription = this.#state.all('subscriptions')[id];
    if (!subscription || subscription['ended_at']) throw missing('subscription', id);
    return subscription;
  }
}

/**
 * When something happens to a subscription next.
 *
 * @param {Thing} subscription
 * @param {import('./state.mjs').State} state
 * @returns {number}
 */
function dueAt(subscription, state) {
  const end = subscription['items'].data[0].current_period_end;
  const attempt = state.all('invoices')[subscription['latest_invoice']]?.['next_payment_attempt'];
  return subscription['status'] === 'past_due' && attempt ? Math.min(attempt, end) : end;
}
