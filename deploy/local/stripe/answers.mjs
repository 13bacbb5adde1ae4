import { createHash } from 'node:crypto';
import { Refusal } from './refusal.mjs';

/** @typedef {{ status: number, body: unknown }} Answer */

/**
 * Answers a request that carries an idempotency key once: whoever sends it again gets the
 * same answer, refusals included; whoever sends something else under the same key is refused.
 *
 * @param {import('./state.mjs').State} state
 * @param {{ key: string | undefined, what: string }} request
 * @param {() => Answer} work
 * @returns {Answer & { replayed?: boolean }}
 */
export function answerOnce(state, { key, what }, work) {
  if (!key) return work();
  const print = createHash('sha256').update(what).digest('hex');
  const before = state.all('answers')[key];
  if (before && before['print'] !== print) {
    const refusal = new Refusal(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
    return { status: refusal.status, body: refusal.body };
  }
  if (before) return { status: before['status'], body: before['body'], replayed: true };
  const answer = work();
  state.put('answers', { id: key, print, ...structuredClone(answer) });
  return answer;
}
