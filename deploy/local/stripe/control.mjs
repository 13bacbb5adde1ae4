import { Refusal } from './refusal.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */

/**
 * How a call is to go wrong: `hang` is never answered and has no effect, `lose` has its
 * effect and is never answered, a number is answered as that status.
 *
 * @typedef {{ match: string, how: 'hang' | 'lose' | number, times: number }} Fault
 */

/** What only tests and developers ask: of the clock, of notices, of faults. */
export class Control {
  #state;
  #life;
  #notices;
  /** @type {Fault[]} */
  #faults = [];

  /**
   * @param {import('./state.mjs').State} state
   * @param {import('./life.mjs').Life} life
   * @param {import('./notices.mjs').Notices} notices
   */
  constructor(state, life, notices) {
    this.#state = state;
    this.#life = life;
    this.#notices = notices;
  }

  /**
   * @param {string} call method and path
   * @returns {Fault['how'] | null} how it goes wrong, if it does
   */
  faultOf(call) {
    const fault = this.#faults.find(({ match, times }) => times > 0 && call.startsWith(match));
    if (!fault) return null;
    fault.times -= 1;
    return fault.how;
  }

  /**
   * @param {string} call method and path
   * @param {Thing} asked
   * @returns {unknown}
   */
  answer(call, asked) {
    switch (call) {
      case 'GET /_control/state':
        return this.#overview();
      case 'POST /_control/clock':
        this.#state.advance(Number(asked['seconds'] ?? 0) + Number(asked['days'] ?? 0) * 86_400);
        this.#life.catchUp();
        return this.#overview();
      case 'POST /_control/notices':
        Object.assign(this.#notices.mode, asked);
        this.#notices.nudge();
        return this.#notices.mode;
      case 'POST /_control/resend':
        return { sent: this.#notices.resend(asked['id']) };
      case 'POST /_control/faults':
        this.#faults.push({
          match: asked['match'],
          how: asked['how'] ?? 500,
          times: asked['times'] ?? 1,
        });
        return { faults: this.#faults };
      case 'DELETE /_control/faults':
        this.#faults = [];
        return { faults: [] };
      default:
        throw new Refusal(404, `Unrecognized request: ${call}`);
    }
  }

  #overview() {
    const kinds = /** @type {const} */ ([
      'customers',
      'sessions',
      'subscriptions',
      'invoices',
      'charges',
      'refunds',
      'events',
    ]);
    return {
      now: this.#state.now(),
      waiting: this.#state.list('events', ({ waits }) => waits).length,
      ...Object.fromEntries(kinds.map((kind) => [kind, this.#state.list(kind).reverse()])),
    };
  }
}
