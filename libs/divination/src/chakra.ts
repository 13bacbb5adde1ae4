import { CHAKRAS, type Chakra } from './chakra/chakras';
import { formatDate, parseDate } from './calendar-date';
import { lifePath } from './numerology/life-path';
import { type NumerologyNumber, reduceToDigit } from './numerology/reduction';

/** A chakra and the weight that a birth date gives it. */
export interface WeighedChakra {
  chakra: Chakra;
  /** Points from the digits of the date and from the life path, see `chakraBalance`. */
  points: number;
  /** Share of all points, 0 to 1. */
  share: number;
  /** The share in whole percent, rounded so that all seven add up to 100. */
  percent: number;
}

export interface ChakraBalance {
  /** All seven, from the root up. */
  chakras: readonly WeighedChakra[];
  /** The one or more with the most points. */
  strongest: readonly Chakra[];
  /** Those without any point; may be empty. */
  quiet: readonly Chakra[];
  lifePath: NumerologyNumber;
}

const LIFE_PATH_POINTS = 2;

/**
 * Weighs the seven chakras by a birth date.
 *
 * Each digit of the date gives one point to the chakra of its number, 8 and 9
 * going round to the first and the second, zeros to none; the root of the life
 * path gives two more in the same way. The rule is the product's own: the
 * tradition links numbers and chakras without fixing how to count.
 *
 * @param dob the birth date, `YYYY-MM-DD`
 * @throws DivinationError for the field `dob` as `parseDate`
 */
export function chakraBalance(dob: string): ChakraBalance {
  const digits = [...formatDate(parseDate(dob, 'dob'))].map(Number).filter((digit) => digit > 0);
  const path = lifePath(dob).value;
  const points = new Array<number>(CHAKRAS.length).fill(0);
  const give = (digit: number, count: number) => (points[(digit - 1) % CHAKRAS.length]! += count);
  digits.forEach((digit) => give(digit, 1));
  give(reduceToDigit(path).value, LIFE_PATH_POINTS);
  const total = digits.length + LIFE_PATH_POINTS;
  const most = Math.max(...points);
  const percents = wholePercents(points);
  return {
    chakras: CHAKRAS.map((chakra, i) => ({
      chakra,
      points: points[i]!,
      share: points[i]! / total,
      percent: percents[i]!,
    })),
    strongest: CHAKRAS.filter((_, i) => points[i] === most),
    quiet: CHAKRAS.filter((_, i) => points[i] === 0),
    lifePath: path,
  };
}

/** Percentages by the method of the largest remainder; of equal remainders the first is rounded up. */
function wholePercents(points: readonly number[]): number[] {
  const total = points.reduce((sum, count) => sum + count, 0);
  const exact = points.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const roundedUp = exact
    .map((percent, place) => ({ place, remainder: percent - Math.floor(percent) }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, left);
  for (const { place } of roundedUp) whole[place]! += 1;
  return whole;
}
