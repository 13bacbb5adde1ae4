import { DivinationError } from './divination-error';

/** Half of a surrogate pair: a string holding one has no UTF-8 form. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Lets a text through, or says what is wrong with it.
 *
 * @param limit the longest text taken, in UTF-16 units
 * @returns the text unchanged
 * @throws DivinationError `not_text`, `too_long`, `empty` (only blanks)
 */
export function requireText(value: unknown, field: string, limit: number): string {
  if (typeof value !== 'string') throw new DivinationError('not_text', field, 'must be text');
  if (value.length > limit) {
    throw new DivinationError('too_long', field, `must have at most ${limit} characters`);
  }
  if (value.trim() === '') throw new DivinationError('empty', field, 'must not be empty');
  return value;
}

/**
 * Lets a text through that has exactly one UTF-8 form, so that its hash is the
 * same in every language and tool.
 *
 * @throws DivinationError as `requireText`, and `malformed_text`
 */
export function requireEncodableText(value: unknown, field: string, limit: number): string {
  const text = requireText(value, field, limit);
  if (LONE_SURROGATE.test(text)) {
    throw new DivinationError('malformed_text', field, 'holds half of a surrogate pair');
  }
  return text;
}

/**
 * Lets a whole number between two bounds (both included) through.
 *
 * @throws DivinationError `not_a_number` (also NaN, infinities and fractions), `out_of_range`
 */
export function requireInteger(value: unknown, field: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new DivinationError('not_a_number', field, 'must be a whole number');
  }
  if (value < min || value > max) {
    throw new DivinationError('out_of_range', field, `must lie between ${min} and ${max}`);
  }
  // Adding zero turns -0 into 0, which would otherwise show up in worked steps.
  return value + 0;
}

/**
 * Lets one of the listed options through. Options are compared exactly: no
 * trimming, no other case, nothing inherited from Object.
 *
 * @throws DivinationError `not_text`, `unknown_choice`
 */
export function requireChoice<T extends string>(
  value: unknown,
  field: string,
  options: readonly T[],
): T {
  if (typeof value !== 'string') throw new DivinationError('not_text', field, 'must be text');
  const found = options.find((option) => option === value);
  if (found === undefined) {
    throw new DivinationError('unknown_choice', field, 'is not one of the options');
  }
  return found;
}

/**
 * Lets an object through whose fields are then checked one by one.
 *
 * @throws DivinationError `not_an_object`
 */
export function requireObject<T extends object>(value: T, field: string): T {
  if (typeof value !== 'object' || value === null) {
    throw new DivinationError('not_an_object', field, 'must be an object');
  }
  return value;
}
