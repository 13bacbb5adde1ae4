import { cardMaterial } from './card';
import { IN_MIND } from './focus-passages';
import { numberMaterial } from './number';
import { signMaterial } from './sign';
import { ENGLISH_SKY } from './sky-words.en';
import { CLOSING, OPENING, TONE_SECTION } from './tone-passages';
import type { ArticleWords } from './words';

/** An article in English. */
export const ENGLISH: ArticleWords = {
  opening: OPENING,
  closing: CLOSING,
  toneSection: TONE_SECTION,
  inMind: IN_MIND,
  headings: { closing: 'To take along', inMind: 'Words beside it' },
  sky: ENGLISH_SKY,
  ofSign: signMaterial,
  ofCard: cardMaterial,
  ofNumber: numberMaterial,
};
