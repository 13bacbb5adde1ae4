/** Text that is HTML already. */
class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/**
 * A template whose values are escaped, unless they are HTML themselves.
 *
 * @param {TemplateStringsArray} parts
 * @param {...unknown} values
 */
export function html(parts, ...values) {
  const text = values.map((value) => rendered(value));
  return new Html(parts.map((part, at) => part + (text[at] ?? '')).join(''));
}

/** @param {unknown} value @returns {string} */
function rendered(value) {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(rendered).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * A whole page. Every one says that nothing is charged.
 *
 * @param {string} title
 * @param {Html} body
 * @returns {string}
 */
export function page(title, body) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – test mode</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header class="mode">
          <p>
            <strong>Test mode.</strong> This page stands in for the payment provider. No card is
            charged.
          </p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}

/** @param {number} amount in the minor unit @param {string} currency */
export function money(amount, currency) {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
}

/** @param {number} seconds */
export function day(seconds) {
  return new Date(seconds * 1000).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
