import type { ArticleWords } from '../words';
import { cardMaterial } from './card';
import { numberMaterial } from './number';
import { signMaterial } from './sign';
import { HINDI_SKY } from './sky-words';
import { CLOSING, IN_MIND, OPENING } from './tone-openings';
import { TONE_SECTION } from './tone-sections';

/** An article in Hindi. */
export const HINDI: ArticleWords = {
  opening: OPENING,
  closing: CLOSING,
  toneSection: TONE_SECTION,
  inMind: IN_MIND,
  headings: { closing: 'साथ ले जाने को', inMind: 'साथ के शब्द' },
  sky: HINDI_SKY,
  ofSign: signMaterial,
  ofCard: cardMaterial,
  ofNumber: numberMaterial,
};
