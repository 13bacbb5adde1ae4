import { requireChoice } from '../inputs';
import { DESTINY_TEXTS } from './destiny-texts';
import { LIFE_PATH_TEXTS } from './life-path-texts';
import { PERSONALITY_TEXTS } from './personality-texts';
import { type NumerologyNumber, isNumerologyNumber } from './reduction';
import { SOUL_URGE_TEXTS } from './soul-urge-texts';

/** The four numbers of a reading, in the order of its tiles. */
export const NUMEROLOGY_CATEGORIES = ['lifePath', 'destiny', 'soulUrge', 'personality'] as const;

export type NumerologyCategory = (typeof NUMEROLOGY_CATEGORIES)[number];

const TEXTS: Readonly<Record<NumerologyCategory, Readonly<Record<NumerologyNumber, string>>>> = {
  lifePath: LIFE_PATH_TEXTS,
  destiny: DESTINY_TEXTS,
  soulUrge: SOUL_URGE_TEXTS,
  personality: PERSONALITY_TEXTS,
};

/** Said of any number that has no paragraph of its own in its category. */
export const GENERIC_DESCRIPTION =
  'This number has a voice of its own that the old lists do not describe. Look at the digits it is made of, and at the single digit they come to, for each of them adds a colour. Think of a moment when you felt fully yourself, and ask which of those colours was in it.';

/** Said where the name holds no letter from which the number could be taken. */
const NO_LETTERS: Readonly<Record<Exclude<NumerologyCategory, 'lifePath'>, string>> = {
  destiny:
    'Your name as it was typed holds none of the letters A to Z, which this way of counting needs. If you also write it in Latin letters, for instance in a passport, enter that form and the number will appear.',
  soulUrge:
    'Your name as it was typed holds none of the vowels A, E, I, O and U, and the soul urge is taken from those alone. Y counts as a consonant here. A fuller form of your name, with a first or middle name, may hold one.',
  personality:
    'Your name as it was typed holds no consonant from A to Z, and the personality number is taken from those alone. A fuller form of your name, with a family name, may hold one.',
};

/**
 * Describes a number of a category in one paragraph.
 *
 * @param category which of the four numbers it is
 * @param number the number; `null` where the name has no letter for it
 * @returns the paragraph written for that number and category, a generic one for
 *   any number without its own, and for `null` a sentence saying what was missing
 * @throws DivinationError `not_text`, `unknown_choice` for the field `category`
 */
export function describeNumber(category: NumerologyCategory, number: number | null): string {
  const chosen = requireChoice(category, 'category', NUMEROLOGY_CATEGORIES);
  if (number === null) return chosen === 'lifePath' ? GENERIC_DESCRIPTION : NO_LETTERS[chosen];
  return isNumerologyNumber(number) ? TEXTS[chosen][number] : GENERIC_DESCRIPTION;
}
