import { outboxIn } from '../running/processes.mjs';

/**
 * What the box at the end of a start says.
 *
 * @param {object} facts
 * @param {string} facts.address the site's own
 * @param {number} facts.port where it is served on this machine
 * @param {NodeJS.ProcessEnv} facts.caller
 * @param {import('../running/migrate.mjs').Migrated['admin']} facts.admin
 * @param {Pick<import('../places.mjs').Places, 'data' | 'logs' | 'outside'>} facts.places
 * @returns {string[]}
 */
export function summaryLines({ address, port, caller, admin, places }) {
  return [
    `Cosmic Guide is ready:  ${address}`,
    '',
    `Address     ${reach(caller, port)}`,
    `Narrator    ${narrator(caller)}`,
    `Payments    ${payments(caller)}`,
    `Mails       ${mails(caller, places.data)}`,
    ...administratorLines(admin),
    `Data        ${places.data}${places.outside ? ` and ${places.outside}` : ''}`,
    `Logs        ${places.logs}`,
    '',
    'Ctrl-C stops everything and keeps the data; `npm run reset` forgets them.',
  ];
}

/**
 * What the box says when `npm run dev` is up.
 *
 * @param {object} facts
 * @param {string} facts.address the site's own
 * @param {NodeJS.ProcessEnv} facts.caller
 * @param {import('../running/migrate.mjs').Migrated['admin']} facts.admin
 * @param {Pick<import('../places.mjs').Places, 'data' | 'logs' | 'outside'>} facts.places
 * @param {readonly string[]} facts.debuggers each process with its port
 * @returns {string[]}
 */
export function developmentLines({ address, caller, admin, places, debuggers }) {
  const half = Math.ceil(debuggers.length / 2);
  return [
    `Cosmic Guide follows your changes:  ${address}`,
    '',
    `Narrator    ${narrator(caller)}`,
    `Payments    ${payments(caller)}`,
    `Mails       ${mails(caller, places.data)}`,
    ...administratorLines(admin),
    `Debuggers   ${debuggers.slice(0, half).join(', ')},`,
    `            ${debuggers.slice(half).join(', ')}`,
    `Data        ${places.data}${places.outside ? ` and ${places.outside}` : ''}`,
    `Logs        ${places.logs}`,
    '',
    'Types are not checked here: `npm run typecheck` or your editor does it. Ctrl-C stops everything.',
  ];
}

/**
 * @param {import('../running/migrate.mjs').Migrated['admin']} admin
 * @returns {string[]}
 */
export function administratorLines({ email, oneTimePassword }) {
  const password = oneTimePassword
    ? `one-time password ${oneTimePassword}`
    : 'password shown at the first start';
  return [`Admin       ${email}, ${password}`];
}

/**
 * @param {NodeJS.ProcessEnv} caller
 * @param {string} data
 */
function mails(caller, data) {
  if (caller['SMTP_URL']) return `by ${new URL(caller['SMTP_URL']).host}`;
  return `${caller['MAIL_OUTBOX'] || outboxIn(data)} (not sent; set SMTP_URL for that)`;
}

/**
 * @param {NodeJS.ProcessEnv} caller
 * @param {number} port
 */
function reach(caller, port) {
  if (caller['PUBLIC_URL']) return `PUBLIC_URL, served at port ${port} of this machine`;
  return 'this machine only (for a forwarded port or the local network set PUBLIC_URL)';
}

/** @param {NodeJS.ProcessEnv} caller */
function payments(caller) {
  const key = caller['STRIPE_SECRET_KEY'];
  if (!key) return 'test mode, a stand-in for Stripe (set STRIPE_SECRET_KEY for Stripe)';
  return /^[sr]k_live_/.test(key) ? 'Stripe' : 'Stripe in test mode';
}

/** @param {NodeJS.ProcessEnv} caller */
function narrator(caller) {
  if (!caller['OPENAI_API_KEY']) return 'almanac (no model; set OPENAI_API_KEY for one)';
  const host = new URL(caller['OPENAI_BASE_URL'] || 'https://api.openai.com/v1').host;
  return `model ${caller['OPENAI_MODEL'] || '(the default one)'} at ${host}`;
}
