import type { LoveWords } from './love-words';
import { CROSS_LEAD, CROSS_PAIR, MARS_IN_SIGN, VENUS_IN_SIGN } from '../passages/love-planets';
import { LOVE_LESSON, OTHER_SUN } from '../passages/pair-lines';
import { THEY_IN_LOVE, YOU_IN_LOVE } from '../passages/sign-in-love';

/** Love in English. */
export const ENGLISH: LoveWords = {
  youInLove: YOU_IN_LOVE,
  theyInLove: THEY_IN_LOVE,
  venusInSign: VENUS_IN_SIGN,
  marsInSign: MARS_IN_SIGN,
  slots: { your: { whose: 'Your', they: 'you' }, their: { whose: 'Their', they: 'they' } },
  crossLead: CROSS_LEAD,
  crossPair: CROSS_PAIR,
  lesson: LOVE_LESSON,
  otherSun: OTHER_SUN,
  whoseDate: { your: 'your', their: 'their' },
};
