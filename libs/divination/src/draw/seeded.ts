import { DivinationError } from '../divination-error';
import { sha256, utf8 } from './sha256';
import { type NextWord, drawBelow, shuffled } from './unbiased';

/** A stream of chance that its seed decides: the same seed gives the same stream everywhere. */
export interface Seeded {
  /** @returns the next whole number from 0 to 2^32 - 1 */
  readonly word: NextWord;
  /** @returns the next fraction, 0 <= x < 1, in steps of 2^-53 */
  fraction(): number;
  /**
   * @returns a whole number from `min` to `max`, both included, each equally likely
   * @throws DivinationError `not_a_number`, `out_of_range` when `max < min` or there are more than 2^32 values
   */
  integer(min: number, max: number): number;
  /**
   * @returns one of the items, each equally likely
   * @throws DivinationError `empty` when there is none
   */
  pick<T>(items: readonly T[]): T;
  /**
   * @returns an item with a chance proportional to its weight
   * @throws DivinationError `empty`, `out_of_range` unless weights are whole numbers from 0 with a sum from 1 to 2^32
   */
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /**
   * @returns that many different items, in random order
   * @throws DivinationError `out_of_range` when there are fewer items
   */
  sample<T>(items: readonly T[], count: number): T[];
  /** @returns a shuffled copy, each order equally likely */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * Opens the stream of chance that belongs to a seed.
 *
 * The seed is a list, so `seeded('leo', 'today', '2026-03-01')` needs no
 * separator and `('ab', 'c')` is another seed than `('a', 'bc')` or `(1)` than
 * `('1')`. Only whole-number arithmetic on 32 bits is used: every engine gives
 * the same stream. Not for secrets or for draws that must be provably fair; a
 * tarot draw has its own stream.
 *
 * Generator: sfc32 (Chris Doty-Humphrey, PractRand), its 96 bits of state set
 * from SHA-256 of the seed, its counter started at 1 and 12 rounds thrown away.
 *
 * @throws DivinationError `empty` without any part, `not_a_number` for a part that is NaN or infinite
 */
export function seeded(...seed: readonly (string | number)[]): Seeded {
  const word = openStream(seed);

  const integer = (min: number, max: number): number => {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max)) {
      throw new DivinationError('not_a_number', 'min, max', 'must be whole numbers');
    }
    const count = max - min + 1;
    if (count < 1 || count > 2 ** 32) {
      throw new DivinationError('out_of_range', 'min, max', 'must span 1 to 2^32 values');
    }
    return min + drawBelow(count, word);
  };

  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new DivinationError('empty', 'items', 'must not be empty');
    return items[drawBelow(items.length, word)] as T;
  };

  const pickWeighted = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    if (items.length === 0) throw new DivinationError('empty', 'items', 'must not be empty');
    const weights = items.map(weightOf);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (weights.some((weight) => !Number.isInteger(weight) || weight < 0) || total < 1) {
      throw new DivinationError(
        'out_of_range',
        'weights',
        'must be whole numbers from 0, not all 0',
      );
    }
    let left = integer(1, total);
    return items.find((_, i) => (left -= weights[i]!) <= 0) as T;
  };

  const sample = <T>(items: readonly T[], count: number): T[] => {
    if (!Number.isInteger(count) || count < 0 || count > items.length) {
      throw new DivinationError('out_of_range', 'count', 'must be at most the number of items');
    }
    return shuffled(items, word).slice(0, count);
  };

  return {
    word,
    // 21 high bits and 32 low bits make the 53 that a double can hold.
    fraction: () => ((word() >>> 11) * 2 ** 32 + word()) / 2 ** 53,
    integer,
    pick,
    pickWeighted,
    sample,
    shuffle: (items) => shuffled(items, word),
  };
}

function openStream(seed: readonly (string | number)[]): NextWord {
  if (seed.length === 0) throw new DivinationError('empty', 'seed', 'must have at least one part');
  for (const part of seed) {
    if (typeof part === 'string' || Number.isFinite(part)) continue;
    throw new DivinationError('not_a_number', 'seed', 'parts must be text or finite numbers');
  }
  // JSON keeps the parts apart, and escapes lone surrogates, so no two seeds meet.
  const state = new DataView(sha256(utf8(JSON.stringify(seed))).buffer);
  let a = state.getInt32(0);
  let b = state.getInt32(4);
  let c = state.getInt32(8);
  let counter = 1;
  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}
