import { requireObject } from '../inputs';
import { type Affinity, affinity, requireNumerologyNumber } from './affinity';
import { pythagoreanValue } from './letters';
import { type NameNumbers, nameNumbers } from './name-numbers';
import { type Digit, type NumerologyNumber, reduceToDigit } from './reduction';

/** A number of the reading that can be compared with another. */
export type HarmonyPart = 'path' | 'destiny' | 'soulUrge' | 'personality';

/** Two numbers of the reading side by side. */
export interface HarmonyPair extends Affinity {
  between: readonly [HarmonyPart, HarmonyPart];
  numbers: readonly [NumerologyNumber, NumerologyNumber];
}

/** A digit from 1 to 9 and how many letters of the name carry it. */
export interface DigitShare {
  digit: Digit;
  count: number;
  text: string;
}

export interface NameHarmony {
  name: NameNumbers;
  pathNumber: NumerologyNumber | null;
  /** Each pair of numbers that both exist, pairs with the path first. */
  pairs: readonly HarmonyPair[];
  /** Mean of the pairs' scores, 45 to 100, rounded; `null` without any pair. */
  score: number | null;
  /** Digits that most letters carry, all of them when several lead. */
  strongest: readonly DigitShare[];
  /** Digits that no letter carries. */
  missing: readonly DigitShare[];
  /** Letters that would bring the destiny into unison with the path if added as one initial. */
  tuningInitials: readonly string[];
}

const PAIRS: readonly (readonly [HarmonyPart, HarmonyPart])[] = [
  ['path', 'destiny'],
  ['path', 'soulUrge'],
  ['destiny', 'soulUrge'],
  ['soulUrge', 'personality'],
  ['destiny', 'personality'],
];

/**
 * Looks at how the numbers of a name agree among themselves and, if given, with
 * a life path number.
 *
 * @param request `name` of up to 1000 characters; `pathNumber` 1 to 9, 11, 22 or 33
 * @throws DivinationError `not_text`, `empty`, `too_long` for `name`;
 *   `not_a_number`, `out_of_range` for `pathNumber`; `not_an_object` for `request`
 */
export function nameHarmony(request: { name: string; pathNumber?: number }): NameHarmony {
  requireObject(request, 'request');
  const name = nameNumbers(request.name);
  const pathNumber =
    request.pathNumber === undefined
      ? null
      : requireNumerologyNumber(request.pathNumber, 'pathNumber');
  const pairs = pairsOf({
    path: pathNumber,
    destiny: name.destiny?.value ?? null,
    soulUrge: name.soulUrge?.value ?? null,
    personality: name.personality?.value ?? null,
  });
  const shares = sharesOf(name.letters);
  const most = Math.max(...shares.map(({ count }) => count));
  return {
    name,
    pathNumber,
    pairs,
    score: meanScore(pairs),
    strongest: most === 0 ? [] : shares.filter(({ count }) => count === most),
    missing: shares.filter(({ count }) => count === 0),
    tuningInitials: tuningInitials(name, pathNumber),
  };
}

function pairsOf(numbers: Readonly<Record<HarmonyPart, NumerologyNumber | null>>): HarmonyPair[] {
  return PAIRS.flatMap(([first, second]): HarmonyPair[] => {
    const a = numbers[first];
    const b = numbers[second];
    if (a === null || b === null) return [];
    return [{ between: [first, second], numbers: [a, b], ...affinity(a, b) }];
  });
}

function meanScore(pairs: readonly HarmonyPair[]): number | null {
  if (pairs.length === 0) return null;
  return Math.round(pairs.reduce((sum, { score }) => sum + score, 0) / pairs.length);
}

function sharesOf(letters: string): DigitShare[] {
  const counts = new Array<number>(10).fill(0);
  for (const letter of letters) counts[pythagoreanValue(letter)]!++;
  return DIGITS.map((digit) => {
    const count = counts[digit]!;
    return { digit, count, text: count === 0 ? MISSING[digit] : PRESENT[digit] };
  });
}

function tuningInitials(name: NameNumbers, path: NumerologyNumber | null): string[] {
  if (path === null || name.destiny === null) return [];
  const total = name.destiny.chain[0]!;
  const wanted = reduceToDigit(path).value;
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
    (letter) => reduceToDigit(total + pythagoreanValue(letter.toLowerCase())).value === wanted,
  );
}

const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const PRESENT: Readonly<Record<Digit, string>> = {
  1: 'Many ones: your name likes to start things and stand by them.',
  2: 'Many twos: your name listens well and keeps people together.',
  3: 'Many threes: your name is quick to smile and easy to remember.',
  4: 'Many fours: your name sounds like work that will be done on time.',
  5: 'Many fives: your name leans forward, curious about the next corner.',
  6: 'Many sixes: your name has a warm ring, like a lit window.',
  7: 'Many sevens: your name keeps something back, and people wonder.',
  8: 'Many eights: your name carries weight when it is read out.',
  9: 'Many nines: your name has a wide sound, with room for strangers.',
};

const MISSING: Readonly<Record<Digit, string>> = {
  1: 'No one among the letters: practise going first in small things, and say "I" without apology.',
  2: 'No two among the letters: practise waiting one breath longer before you answer.',
  3: 'No three among the letters: practise showing a thing before it is perfect.',
  4: 'No four among the letters: practise one small routine and let it carry you.',
  5: 'No five among the letters: practise a new route, a new dish, a changed mind.',
  6: 'No six among the letters: practise making one place cosy, and staying for tea.',
  7: 'No seven among the letters: practise an hour of quiet in which you owe nothing.',
  8: 'No eight among the letters: practise naming what your work is worth.',
  9: 'No nine among the letters: practise giving something away while you still like it.',
};
