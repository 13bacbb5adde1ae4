import { requireInteger } from '../inputs';

/** Numbers that are kept as they are wherever a sum arrives at them. */
export const MASTER_NUMBERS = [11, 22, 33] as const;

export type MasterNumber = (typeof MASTER_NUMBERS)[number];
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Every value that a reduction can end in. */
export type NumerologyNumber = Digit | MasterNumber;

/** All values of `NumerologyNumber`, in order. */
export const NUMEROLOGY_NUMBERS: readonly NumerologyNumber[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33,
];

/** A total and the way it was brought down. */
export interface Reduction<T extends number = NumerologyNumber> {
  value: T;
  /** From the total itself to the value: [1990, 19, 10, 1]. */
  chain: readonly number[];
}

/**
 * Adds the digits of a total again and again until one digit or a master
 * number (11, 22, 33) is left. A master ends the reduction wherever it turns up,
 * also when the total itself is one.
 *
 * @param total 1 to 2^53 - 1
 * @throws DivinationError `not_a_number`, `out_of_range` for the field `total`
 */
export function reduce(total: number): Reduction {
  return follow(total, (n) => n < 10 || isMaster(n)) as Reduction;
}

/**
 * Adds digits until one digit is left; master numbers are reduced as well.
 *
 * @param total 1 to 2^53 - 1
 * @throws DivinationError `not_a_number`, `out_of_range` for the field `total`
 */
export function reduceToDigit(total: number): Reduction<Digit> {
  return follow(total, (n) => n < 10) as Reduction<Digit>;
}

/** @returns whether a number is 11, 22 or 33 */
export function isMaster(value: number): value is MasterNumber {
  return MASTER_NUMBERS.some((master) => master === value);
}

/** @returns whether a reduction can end in this number */
export function isNumerologyNumber(value: number): value is NumerologyNumber {
  return NUMEROLOGY_NUMBERS.some((number) => number === value);
}

/** @returns the chain as people write it: '1990 → 19 → 10 → 1' */
export function writeChain(chain: readonly number[]): string {
  return chain.join(' → ');
}

function follow(total: number, done: (n: number) => boolean): Reduction<number> {
  let value = requireInteger(total, 'total', 1, Number.MAX_SAFE_INTEGER);
  const chain = [value];
  while (!done(value)) {
    value = [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);
    chain.push(value);
  }
  return { value, chain };
}
