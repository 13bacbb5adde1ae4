import { requireText } from '../inputs';

/** The longest name taken, in UTF-16 units; the longest on record has under 1000. */
export const MAX_NAME_LENGTH = 1000;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const VOWELS = 'aeiou';

/**
 * Brings a name down to the letters a to z that numerology counts.
 *
 * Lower case, then compatibility decomposition (NFKD), then the letters that
 * have no decomposition spelled out (ß = ss, æ = ae, œ = oe, ø = o, ł = l, đ and
 * ð = d, þ = th, ı = i). Accents, blanks, hyphens, apostrophes, digits and all
 * other scripts are left out, so 'José Núñez' gives 'josenunez' and 'Иван' ''.
 *
 * @throws DivinationError `not_text`, `empty`, `too_long` for the field `name`
 */
export function nameLetters(name: string): string {
  return lettersOf(requireText(name, 'name', MAX_NAME_LENGTH));
}

/** @returns whether a name holds any of the letters a to z that numerology counts; refuses nothing. */
export function holdsLetter(name: string): boolean {
  return lettersOf(name.slice(0, MAX_NAME_LENGTH)) !== '';
}

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replace(/[^a-z]/g, '');
}

/** @returns whether a letter counts as a vowel: a, e, i, o, u. Y is always a consonant. */
export function isVowel(letter: string): boolean {
  return VOWELS.includes(letter);
}

/** @returns the Pythagorean value of a small letter: a to i, j to r and s to z count from 1 */
export function pythagoreanValue(letter: string): number {
  return ((letter.charCodeAt(0) - 97) % 9) + 1;
}
