import { isVowel, nameLetters, pythagoreanValue } from './letters';
import { type Reduction, reduce, writeChain } from './reduction';

/** A letter of the name and what it counts. */
export interface LetterValue {
  letter: string;
  value: number;
}

/** A number taken from the letters of a name, with the way to it. */
export interface NameNumber extends Reduction {
  /** The letters that were added, in the order of the name. */
  letters: readonly LetterValue[];
  /** Worked steps, one line each, ready to be shown. */
  steps: readonly string[];
}

/** The three numbers of a name; `null` where the name has no letter of that kind. */
export interface NameNumbers {
  /** The letters a to z that were counted, lower case. */
  letters: string;
  /** All letters. */
  destiny: NameNumber | null;
  /** The vowels a, e, i, o, u. */
  soulUrge: NameNumber | null;
  /** All other letters, y among them. */
  personality: NameNumber | null;
}

/**
 * Works out destiny, soul urge and personality from a full name.
 *
 * Pythagorean letter values; all letters of the whole name are added first and
 * the total is reduced once, keeping 11, 22 and 33 (not name by name).
 *
 * @throws DivinationError `not_text`, `empty`, `too_long` for the field `name`
 */
export function nameNumbers(name: string): NameNumbers {
  const letters = nameLetters(name);
  const values = [...letters].map((letter) => ({ letter, value: pythagoreanValue(letter) }));
  return {
    letters,
    destiny: addLetters(values),
    soulUrge: addLetters(values.filter(({ letter }) => isVowel(letter))),
    personality: addLetters(values.filter(({ letter }) => !isVowel(letter))),
  };
}

function addLetters(letters: readonly LetterValue[]): NameNumber | null {
  if (letters.length === 0) return null;
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  const { value, chain } = reduce(total);
  const sum = letters.map((entry) => `${entry.letter.toUpperCase()} ${entry.value}`).join(' + ');
  return { value, chain, letters, steps: [`${sum} = ${total}`, writeChain(chain)] };
}
