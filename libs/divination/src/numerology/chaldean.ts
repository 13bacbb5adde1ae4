import { COMPOUND_TEXTS } from './chaldean-texts';
import { nameLetters } from './letters';
import { type LetterValue } from './name-numbers';
import { type Digit, type Reduction, reduceToDigit, writeChain } from './reduction';

/**
 * Values of a to z. The Chaldean letters follow sound and not the order of the
 * alphabet; none carries 9, which was held apart.
 */
const VALUES = '12345835112345781234666517';

/** The largest compound number that has a text of its own. */
const LAST_COMPOUND = 52;

/** The name number of the Chaldean system. */
export interface ChaldeanNumber extends Reduction<Digit> {
  letters: readonly LetterValue[];
  /** The two-digit number behind the root, 10 to 52; `null` when the sums meet none. */
  compound: { value: number; text: string } | null;
  /** Worked steps, one line each, ready to be shown. */
  steps: readonly string[];
}

/**
 * Works out the name number by the Chaldean letters, as a second opinion beside
 * the Pythagorean ones. The root is always 1 to 9, since this system gives its
 * weight to the compound number instead of to masters. A total above 52 has its
 * digits added until a compound number with a text is reached.
 *
 * @param name up to 1000 characters; which letters count is told at `nameLetters`
 * @returns the number, or `null` when the name holds none of the letters a to z
 * @throws DivinationError `not_text`, `empty`, `too_long` for the field `name`
 */
export function chaldeanNumber(name: string): ChaldeanNumber | null {
  const letters = [...nameLetters(name)].map((letter) => ({
    letter,
    value: Number(VALUES[letter.charCodeAt(0) - 97]),
  }));
  if (letters.length === 0) return null;
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  const { value, chain } = reduceToDigit(total);
  const compound = chain.find((number) => number <= LAST_COMPOUND);
  const sum = letters.map((entry) => `${entry.letter.toUpperCase()} ${entry.value}`).join(' + ');
  return {
    value,
    chain,
    letters,
    compound:
      compound === undefined || compound < 10
        ? null
        : { value: compound, text: COMPOUND_TEXTS[compound - 10]! },
    steps: [`${sum} = ${total}`, writeChain(chain)],
  };
}
