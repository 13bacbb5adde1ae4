import { createHmac, randomInt } from 'node:crypto';
import { newId } from './state.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */

/** Of the SDK that the service uses. */
const API_VERSION = '2026-10-28.endive';
const ANSWER_TIMEOUT_MS = 10_000;
/** Seconds after which a notice that was not taken is sent again; the last for every further time. */
const SENT_AGAIN_AFTER = [1, 2, 5, 10, 30, 60];
/** A notice that was refused so often is given up, as Stripe does after three days. */
const MAX_ATTEMPTS = 300;

/** Sends notices, each until it is taken; twice, held back or in any order where that is asked for. */
export class Notices {
  #state;
  #options;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #sending = false;
  #closed = false;
  /** How notices are sent, for tests of who receives them. */
  mode = { hold: false, copies: 1, shuffle: false };

  /**
   * @param {import('./state.mjs').State} state
   * @param {{ url: string, secret: string }} options
   */
  constructor(state, options) {
    this.#state = state;
    this.#options = options;
  }

  /**
   * @param {string} type
   * @param {Thing} object as it is now
   */
  add(type, object) {
    this.#state.put('events', {
      id: newId('evt'),
      type,
      created: this.#state.now(),
      object: structuredClone(object),
      waits: true,
      attempts: 0,
      nextAt: 0,
    });
    this.nudge();
  }

  /** Sends what is due now rather than within the second. */
  nudge() {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), 0);
  }

  /** @param {string} id has a notice sent again, taken or not */
  resend(id) {
    const event = this.#state.all('events')[id];
    if (!event) return false;
    Object.assign(event, { waits: true, attempts: 0, nextAt: 0 });
    this.nudge();
    return true;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #send() {
    if (this.#sending) return;
    this.#sending = true;
    while (!this.#closed && !this.mode.hold) {
      const due = this.#state
        .list('events', ({ waits, nextAt }) => waits && nextAt <= Date.now())
        .reverse();
      if (due.length === 0) break;
      if (this.mode.shuffle) shuffle(due);
      await Promise.all(due.map((event) => this.#sendOne(event)));
      this.#state.save();
    }
    this.#sending = false;
    if (!this.#closed) this.#timer = setTimeout(() => void this.#send(), 1_000);
  }

  /** @param {Thing} event */
  async #sendOne(event) {
    const copies = Array.from({ length: this.mode.copies }, () => this.#post(event));
    const taken = (await Promise.all(copies)).every(Boolean);
    event['attempts'] += 1;
    event['waits'] = !taken && event['attempts'] < MAX_ATTEMPTS;
    const pause = SENT_AGAIN_AFTER[event['attempts'] - 1] ?? SENT_AGAIN_AFTER.at(-1) ?? 60;
    event['nextAt'] = Date.now() + pause * 1000;
  }

  /**
   * @param {Thing} event
   * @returns {Promise<boolean>} whether it was taken
   */
  async #post(event) {
    const body = bodyOf(event);
    try {
      const { ok } = await fetch(this.#options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (stand-in)',
          'stripe-signature': signatureOf(body, this.#options.secret),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      return ok;
    } catch {
      return false;
    }
  }
}

/** @param {Thing} event @returns {string} */
function bodyOf({ id, type, created, object }) {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

/**
 * @param {string} body
 * @param {string} secret
 * @returns {string} with the machine's time: the receiver's clock is not advanced
 */
export function signatureOf(body, secret) {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** @param {unknown[]} list */
function shuffle(list) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
}
