import { cardForm } from './checkout.mjs';
import { day, html, money, page } from './html.mjs';

/** @typedef {import('../state.mjs').Thing} Thing */

/**
 * @param {{ portal: Thing, subscriptions: Thing[], invoices: Thing[], prices: Thing[], card: Thing | undefined, error?: string }} shown
 * @returns {string}
 */
export function portalPage({ portal, subscriptions, invoices, prices, card, error }) {
  const base = `/portal/${portal['id']}`;
  return page(
    'Your subscription',
    html`<h1>Your subscription</h1>
      <p><a href="${portal['return_url']}">Back to Cosmic Guide</a></p>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      ${
        subscriptions.length === 0
          ? html`<section><p>There is no subscription at the moment.</p></section>`
          : subscriptions.map((subscription) => subscriptionSection(base, subscription, prices))
      }
      ${invoicesSection(invoices)}
      <section>
        <h2>Card on file</h2>
        <p>${card ? `${card['brand']} ending in ${card['last4']}` : 'None'}</p>
      </section>
      ${cardForm({ action: `${base}/card`, button: 'Use this card from now on' })}`,
  );
}

/**
 * @param {string} base
 * @param {Thing} subscription
 * @param {Thing[]} prices
 */
function subscriptionSection(base, subscription, prices) {
  const item = subscription['items'].data[0];
  const others = prices.filter(({ id }) => id !== item.price.id);
  const ends = subscription['cancel_at_period_end'];
  const failed = subscription['status'] === 'past_due';
  return html`<section>
    <h2>${item.price.nickname}</h2>
    <dl>
      <dt>Price</dt>
      <dd>${priceText(item.price)}</dd>
      <dt>${ends ? 'Ends on' : 'Renews on'}</dt>
      <dd>${day(item.current_period_end)}</dd>
    </dl>
    ${failed && html`<p class="error">The last payment failed. Give another card, then pay.</p>`}
    <div class="row">
      ${failed && button(base, 'pay', subscription, 'Pay now')}
      ${!ends && others.map((price) => button(base, 'plan', subscription, `Change to ${price['nickname']} (${priceText(price)})`, price['id']))}
      ${ends ? button(base, 'resume', subscription, 'Keep the subscription') : button(base, 'cancel', subscription, 'Cancel at the end of the period')}
    </div>
  </section>`;
}

/**
 * @param {string} base
 * @param {string} action
 * @param {Thing} subscription
 * @param {string} text
 * @param {string} [price]
 */
function button(base, action, subscription, text, price) {
  const look = action === 'cancel' ? html` class="quiet"` : '';
  return html`<form method="post" action="${base}/${action}">
<input type="hidden" name="subscription" value="${subscription['id']}">
${price && html`<input type="hidden" name="price" value="${price}" />`}
<button${look}>${text}</button></form>`;
}

/** @param {Thing[]} invoices */
function invoicesSection(invoices) {
  if (invoices.length === 0) return '';
  return html`<section>
    <h2>Invoices</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(
          (invoice) =>
            html`<tr>
              <td><a href="/invoices/${invoice['id']}">${invoice['number']}</a></td>
              <td>${day(invoice['created'])}</td>
              <td>${money(invoice['total'], invoice['currency'])}</td>
              <td>${invoice['status']}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/**
 * @param {Thing} invoice
 * @returns {string}
 */
export function invoicePage(invoice) {
  return page(
    `Invoice ${invoice['number']}`,
    html`<h1>Invoice ${invoice['number']}</h1>
      <section>
        <dl>
          <dt>Date</dt>
          <dd>${day(invoice['created'])}</dd>
          <dt>For</dt>
          <dd>${day(invoice['period_start'])} to ${day(invoice['period_end'])}</dd>
          <dt>Amount</dt>
          <dd>${money(invoice['total'], invoice['currency'])}</dd>
          <dt>Paid</dt>
          <dd>${money(invoice['amount_paid'], invoice['currency'])}</dd>
          <dt>State</dt>
          <dd>${invoice['status']}</dd>
        </dl>
      </section>`,
  );
}

/** @param {Thing} price */
function priceText(price) {
  return `${money(price['unit_amount'], price['currency'])} a ${price['recurring'].interval}`;
}
