import { Refusal, missing } from './refusal.mjs';

/** @typedef {import('./state.mjs').Thing} Thing */

/** @param {string | undefined} status @returns {(subscription: Thing) => boolean} without one, all that have not ended */
export function inStatus(status) {
  if (status === 'all') return () => true;
  if (status === 'ended') return ({ ended_at: end }) => end !== null;
  return (subscription) =>
    status === undefined ? subscription['ended_at'] === null : subscription['status'] === status;
}

/** @param {string[] | undefined} keys @returns {(thing: Thing) => boolean} */
export function hasLookupKey(keys) {
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
export function list(
  url,
  things,
  { limit = 10, starting_after: after, ending_before: before, ...filters },
) {
  const suiting = things.filter((thing) => suits(thing, filters));
  const from = after === undefined ? 0 : placeOf(suiting, after, 'starting_after') + 1;
  const to = before === undefined ? suiting.length : placeOf(suiting, before, 'ending_before');
  const rest = suiting.slice(from, to);
  const data = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list', url, has_more: rest.length > limit, data };
}

/** @param {Thing[]} things @param {string} id @param {string} param */
function placeOf(things, id, param) {
  const place = things.findIndex((thing) => thing['id'] === id);
  if (place < 0) throw missing('object', id, param);
  return place;
}

/**
 * Whether a thing is as its filters say: the same, or within `gt`, `gte`, `lt` and `lte`.
 *
 * @param {Thing} thing
 * @param {Thing} filters
 * @returns {boolean}
 */
function suits(thing, filters) {
  return Object.entries(filters).every(([field, wanted]) => {
    if (wanted === undefined) return true;
    const value = thing[field];
    if (value === undefined) {
      throw new Refusal(500, `The stand-in can't filter by ${field}.`, { type: 'api_error' });
    }
    if (typeof wanted !== 'object') return value === wanted;
    if (typeof value === 'object') return value !== null && suits(value, wanted);
    const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
    return value > gt && value >= gte && value < lt && value <= lte;
  });
}
