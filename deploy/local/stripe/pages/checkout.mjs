import { TEST_CARDS } from '../cards.mjs';
import { html, money, page } from './html.mjs';

/** @typedef {import('../state.mjs').Thing} Thing */

/**
 * The form for a card, wherever one is asked for.
 *
 * @param {{ action: string, button: string, error?: string }} form
 */
export function cardForm({ action, button, error }) {
  const described = error ? html` aria-describedby="error" aria-invalid="true"` : '';
  return html`<form class="card" method="post" action="${action}">
      <h2>Card</h2>
      ${error && html`<p class="error" id="error" role="alert">${error}</p>`}
      <label for="number">Card number</label>
      <input
        id="number"
        name="number"
        inputmode="numeric"
        autocomplete="off"
        required
        maxlength="23"
        placeholder="4242 4242 4242 4242"
        ${described}
      />
      <div class="pair">
        <div>
          <label for="expiry">Expiry (MM/YY)</label>
          <input
            id="expiry"
            name="expiry"
            inputmode="numeric"
            autocomplete="off"
            required
            pattern="[0-9]{2} ?/ ?[0-9]{2}"
            maxlength="7"
            placeholder="12/34"
          />
        </div>
        <div>
          <label for="cvc">Security code</label>
          <input
            id="cvc"
            name="cvc"
            inputmode="numeric"
            autocomplete="off"
            required
            pattern="[0-9]{3,4}"
            maxlength="4"
            placeholder="123"
          />
        </div>
      </div>
      <button class="wide">${button}</button>
    </form>
    <section>
      <h2>Numbers to try</h2>
      <ul>
        ${Object.entries(TEST_CARDS).map(
          ([number, { says }]) =>
            html`<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${says}</li>`,
        )}
      </ul>
      <p class="muted">
        Any date to come and any three digits will do. Never type a real card here.
      </p>
    </section>`;
}

/**
 * @param {{ session: Thing, price: Thing, email: string | null, error?: string }} shown
 * @returns {string}
 */
export function checkoutPage({ session, price, email, error }) {
  const amount = money(price['unit_amount'], price['currency']);
  const interval = price['recurring'].interval;
  return page(
    'Pay',
    html`<h1>Cosmic Guide Premium</h1>
      <p class="price">${amount}</p>
      <p class="muted">each ${interval}, until you cancel</p>
      ${email && html`<p class="muted">Receipts go to ${email}</p>`}
      ${cardForm({ action: `/pay/${session['id']}`, button: `Pay ${amount}`, ...(error && { error }) })}
      ${session['cancel_url'] && html`<p><a href="${session['cancel_url']}">Back without paying</a></p>`}`,
  );
}

/**
 * What a bank shows for 3-D Secure.
 *
 * @param {Thing} session
 * @param {Thing} price
 * @returns {string}
 */
export function confirmPage(session, price) {
  return page(
    'Confirm',
    html`<h1>Confirm the payment</h1>
      <section>
        <p>
          Your bank asks whether it is you who pays
          ${money(price['unit_amount'], price['currency'])} to Cosmic Guide.
        </p>
        <form method="post" action="/pay/${session['id']}/confirm" class="row">
          <button name="answer" value="yes">Yes, it is me</button>
          <button class="quiet" name="answer" value="no">No</button>
        </form>
      </section>`,
  );
}

/** @param {string} why @param {string | null} back @returns {string} */
export function closedPage(why, back) {
  return page(
    'Closed',
    html`<h1>This page is closed</h1>
      <p>${why}</p>
      ${back && html`<p><a href="${back}">Back to Cosmic Guide</a></p>`}`,
  );
}
