import { DivinationError } from './divination-error';
import { DIGIT_MEANINGS, type DigitMeaning } from './angel-number/digit-meanings';
import { type Pattern, findPatterns } from './angel-number/patterns';
import { ROOT_MEANINGS, ZERO_ROOT_MEANING } from './angel-number/root-meanings';
import { type NumerologyNumber, reduce, writeChain } from './numerology/reduction';

/** The most digits an angel number may have. */
export const MAX_ANGEL_DIGITS = 12;

/** One of the different digits of the number, and how often it stands there. */
export interface CountedDigit extends DigitMeaning {
  count: number;
}

export interface AngelNumber {
  /** The digits alone, leading zeros kept: '11:11' gives '1111'. */
  digits: string;
  /** The shapes in the number, the strongest first; never empty. */
  patterns: readonly Pattern[];
  /** Each different digit once, the most frequent first, equals in order of appearance. */
  counted: readonly CountedDigit[];
  root: {
    /** 1 to 9, 11, 22 or 33; 0 only for a number of zeros. */
    value: NumerologyNumber | 0;
    /** From the sum of the digits to the root: [17, 8]. */
    chain: readonly number[];
    /** Worked steps, one line each, ready to be shown. */
    steps: readonly string[];
    text: string;
  };
}

/**
 * Reads an angel number: which shapes its digits make, what each digit stands
 * for and which root they come to.
 *
 * Takes 1 to 12 digits. Single blanks, colons, dots, commas, slashes and hyphens
 * between digits are allowed, so '11:11' and '3 33' can be typed as they were
 * seen; signs, letters and other scripts' digits are refused.
 *
 * The root is the sum of the digits, reduced as in numerology (11, 22, 33 kept).
 *
 * @param number the number as text
 * @throws DivinationError `not_text`, `empty`, `bad_format`, `too_long` for the field `number`
 */
export function angelNumber(number: string): AngelNumber {
  const digits = readDigits(number);
  return {
    digits,
    patterns: findPatterns(digits),
    counted: countDigits(digits),
    root: findRoot(digits),
  };
}

function readDigits(number: unknown): string {
  if (typeof number !== 'string') throw new DivinationError('not_text', 'number', 'must be text');
  const trimmed = number.trim();
  if (trimmed === '') throw new DivinationError('empty', 'number', 'must not be empty');
  if (!/^\d(?:[ :.,/-]?\d)*$/.test(trimmed)) {
    throw new DivinationError('bad_format', 'number', 'must be made of digits');
  }
  const digits = trimmed.replace(/\D/g, '');
  if (digits.length > MAX_ANGEL_DIGITS) {
    throw new DivinationError('too_long', 'number', `must have at most ${MAX_ANGEL_DIGITS} digits`);
  }
  return digits;
}

function countDigits(digits: string): CountedDigit[] {
  return [...new Set(digits)]
    .map((digit) => ({
      ...DIGIT_MEANINGS[Number(digit)]!,
      count: digits.split(digit).length - 1,
    }))
    .sort((a, b) => b.count - a.count);
}

function findRoot(digits: string): AngelNumber['root'] {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  if (sum === 0) return { value: 0, chain: [0], steps: ['0'], text: ZERO_ROOT_MEANING };
  const { value, chain } = reduce(sum);
  const written = writeChain(chain);
  const step = digits.length > 1 ? `${[...digits].join(' + ')} = ${written}` : written;
  return { value, chain, steps: [step], text: ROOT_MEANINGS[value] };
}
