import type { LoveWords } from './love-words';
import { CROSS_LEAD, CROSS_PAIR, MARS_IN_SIGN, VENUS_IN_SIGN } from '../passages/love-planets.hi';
import { LOVE_LESSON, OTHER_SUN } from '../passages/pair-lines.hi';
import { THEY_IN_LOVE, YOU_IN_LOVE } from '../passages/sign-in-love.hi';

/** Love in Hindi; what somebody likes is told without a verb that would know their gender. */
export const HINDI: LoveWords = {
  youInLove: YOU_IN_LOVE,
  theyInLove: THEY_IN_LOVE,
  venusInSign: VENUS_IN_SIGN,
  marsInSign: MARS_IN_SIGN,
  slots: { your: { whose: 'आपका', they: 'आपको' }, their: { whose: 'उनका', they: 'उन्हें' } },
  crossLead: CROSS_LEAD,
  crossPair: CROSS_PAIR,
  lesson: LOVE_LESSON,
  otherSun: OTHER_SUN,
  whoseDate: { your: 'आपकी', their: 'उनकी' },
};
