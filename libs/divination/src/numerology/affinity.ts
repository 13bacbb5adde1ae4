import { requireInteger } from '../inputs';
import { DivinationError } from '../divination-error';
import { type Digit, type NumerologyNumber, isNumerologyNumber, reduceToDigit } from './reduction';

/**
 * How two numbers get along:
 * - `unison`: the same root
 * - `concord`: both of one of the three families 1-5-7, 2-4-8, 3-6-9
 * - `friendly`: of different families, with a habit of helping each other
 * - `open`: neither helps nor hinders
 * - `stretch`: they want different things at the same moment
 */
export type AffinityLevel = 'unison' | 'concord' | 'friendly' | 'open' | 'stretch';

export interface Affinity {
  level: AffinityLevel;
  /** Between 40 and 100: the weight of the level in a mean. */
  score: number;
  text: string;
}

/**
 * Compares two numbers by their roots; masters count as 2, 4 and 6 here. The
 * order of the two changes only the order of the text.
 *
 * The three families are the concords of the Pythagorean school; friendly and
 * stretching pairs are those on which most modern readers agree.
 *
 * @param first 1 to 9, 11, 22 or 33
 * @param second 1 to 9, 11, 22 or 33
 * @throws DivinationError `not_a_number`, `out_of_range` for `first` or `second`
 */
export function affinity(first: NumerologyNumber, second: NumerologyNumber): Affinity {
  const a = rootOf(first, 'first');
  const b = rootOf(second, 'second');
  const level = levelOf(a, b);
  const meeting =
    a === b
      ? `Both want to ${WANTS[a]}.`
      : `One part of you wants to ${WANTS[a]}, another to ${WANTS[b]}.`;
  return { level, score: LEVELS[level].score, text: `${meeting} ${LEVELS[level].text}` };
}

/**
 * @returns the number, checked to be one that a reduction can end in
 * @throws DivinationError `not_a_number`, `out_of_range` for the given field
 */
export function requireNumerologyNumber(value: number, field: string): NumerologyNumber {
  const number = requireInteger(value, field, 1, 33);
  if (isNumerologyNumber(number)) return number;
  throw new DivinationError('out_of_range', field, 'must be 1 to 9, 11, 22 or 33');
}

function rootOf(value: number, field: string): Digit {
  return reduceToDigit(requireNumerologyNumber(value, field)).value;
}

function levelOf(a: Digit, b: Digit): AffinityLevel {
  if (a === b) return 'unison';
  if (FAMILIES.some((family) => family.includes(a) && family.includes(b))) return 'concord';
  const pair = `${Math.min(a, b)}${Math.max(a, b)}`;
  if (FRIENDLY.includes(pair)) return 'friendly';
  return OPEN.includes(pair) ? 'open' : 'stretch';
}

const FAMILIES: readonly (readonly Digit[])[] = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
];
const FRIENDLY: readonly string[] = [
  ...['13', '19', '23', '26', '29', '35', '46', '47', '59', '68'],
];
const OPEN: readonly string[] = ['12', '18', '58'];

const WANTS: Readonly<Record<Digit, string>> = {
  1: 'go first',
  2: 'go together',
  3: 'play and be heard',
  4: 'make it solid',
  5: 'keep moving',
  6: 'take care of everyone',
  7: 'understand it in peace',
  8: 'make it count',
  9: 'serve the larger whole',
};

const LEVELS: Readonly<Record<AffinityLevel, { score: number; text: string }>> = {
  unison: {
    score: 100,
    text: 'They speak with one voice, so you come across as you feel. A different voice now and then keeps the song fresh.',
  },
  concord: {
    score: 90,
    text: 'They belong to one family of numbers and pass the ball to each other without looking.',
  },
  friendly: {
    score: 75,
    text: 'They like each other, and each is good at a thing the other forgets.',
  },
  open: {
    score: 60,
    text: 'They leave each other alone. Bring them to one table on purpose and they will find a way to work.',
  },
  stretch: {
    score: 45,
    text: 'They pull in different directions, and that tension can be a fine teacher. Give each its own hour of the day.',
  },
};
