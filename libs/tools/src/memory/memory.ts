import { seeded } from '@cosmic/divination/draw/seeded';
import { SIGNS } from '@cosmic/sky/zodiac';
import { DAY_MS } from '../today';

/**
 * Somebody who is told something day after day, and the day on which it is told.
 *
 * Nothing is stored: what was told before follows from the same rule, so a day that is made again
 * years later has the same words.
 */
export interface Listener {
  /** A sign's key, or a key of a person that never changes; the twelve signs share out a list. */
  readonly who: string;
  /** The number of the day on the listener's calendar, as `dayNumber` gives it. */
  readonly day: number;
}

const SIGN_SEATS: ReadonlyMap<string, number> = new Map(SIGNS.map(({ key }, seat) => [key, seat]));

/** One order of each list, so it does not grow beyond the lists there are. */
const orders = new Map<string, readonly number[]>();

/**
 * The number of a calendar day, one more from each day to the next.
 *
 * @param day an instant, whose UTC day counts, or a local date, `YYYY-MM-DD`
 */
export function dayNumber(day: Date | string): number {
  const at = typeof day === 'string' ? Date.parse(`${day}T00:00:00Z`) : day.getTime();
  return Math.floor(at / DAY_MS);
}

/**
 * Which of a list's variants a listener is told on a day, from 0 to `count - 1`.
 *
 * The list is walked in an order of its own, a step a telling, and begun anew only at its end: the
 * same variant comes back after exactly `count * every` days. Thirty variants, or five that are told
 * once a week, therefore last a month. The Moon's signs and houses come round after 25 to 30 days:
 * a list for one of them lasts with 6, 8, 10, 11 or 12 variants, not with 5, 7, 9 or 13.
 *
 * @param kind what is told; a name of ours, never a word of the listener's
 * @param every how many days lie between two tellings
 */
export function variantOn(listener: Listener, kind: string, count: number, every = 1): number {
  const order = orderOf(kind, count);
  return order[turnOf(listener, kind, count, every)] ?? 0;
}

/**
 * All variants, that of the day first; then those that are furthest from their own days, which may
 * stand in where the first does not fit.
 */
export function variantsOn(
  listener: Listener,
  kind: string,
  count: number,
  every = 1,
): readonly number[] {
  const order = orderOf(kind, count);
  const turn = turnOf(listener, kind, count, every);
  const away = (steps: number) => Math.min(steps, count - steps);
  return Array.from({ length: count }, (_, steps) => steps)
    .sort((one, other) => (one === 0 ? -1 : other === 0 ? 1 : away(other) - away(one)))
    .map((steps) => order[(turn + steps) % count] ?? 0);
}

/**
 * Which of several things has its turn on a day: what changes slowly, such as the house of a planet
 * or a retrograde, and is told once a week rather than every morning. Each has its turn once in as
 * many days as there are things; its own variants are then told with that number as `every`.
 *
 * @throws RangeError when there is nothing to tell
 */
export function turnOn<T>(listener: Listener, kind: string, things: readonly T[]): T {
  const { length } = things;
  const thing = length > 0 && things[turnOf(listener, kind, length, 1)];
  if (thing === false || thing === undefined) throw new RangeError(`nothing to tell of: ${kind}`);
  return thing;
}

function turnOf({ who, day }: Listener, kind: string, count: number, every: number): number {
  const own = hashOf(kind, who);
  const telling = Math.floor((day + (own % every)) / every);
  const turn = telling + seatOf(who, kind, count, own);
  return ((turn % count) + count) % count;
}

/** Where a listener stands in the order; no two signs stand together where there is room for twelve. */
function seatOf(who: string, kind: string, count: number, own: number): number {
  const seat = SIGN_SEATS.get(who);
  if (seat === undefined) return own;
  return hashOf(kind, '') + seat * Math.max(1, Math.floor(count / SIGN_SEATS.size));
}

function orderOf(kind: string, count: number): readonly number[] {
  const key = `${count} ${kind}`;
  const known = orders.get(key);
  if (known) return known;
  const order = seeded('memory', kind, count).shuffle(Array.from({ length: count }, (_, i) => i));
  orders.set(key, order);
  return order;
}

/** FNV-1a of 32 bits (Fowler, Noll and Vo, 1991): quick, and the same on every machine. */
function hashOf(kind: string, who: string): number {
  const text = `${kind}\n${who}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
