import {
  PAIR_CLOSING,
  PAIR_OPENING,
  PAIR_OPENING_SAME,
  RULER_GIFT,
  RULER_PAIR,
  RULER_SHARED,
} from '../passages/pair-lines';
import { withArticle } from '../wording';
import { ELEMENT_PAIR, MODE_PAIR, PAIR_PRACTICE, SIGN_DISTANCE } from './passages/sign-pairs';
import { MOON_IN_LOVE, THEIRS_IN_YOURS, YOURS_IN_THEIRS } from './passages/synastry';
import type { CompatibilityWords } from './words';

const WHOSE = { your: 'Your', their: 'Their' } as const;

/** A reading for two in English. */
export const ENGLISH: CompatibilityWords = {
  minWords: 180,
  facts: {
    labels: {
      signs: 'Signs',
      distance: 'Distance',
      elements: 'Elements',
      modes: 'Modes',
      rulers: 'Rulers',
    },
    distances: [
      'the same sign',
      'neighbours',
      'a sextile',
      'a square',
      'a trine',
      'a quincunx',
      'an opposition',
    ],
    apart: (distance, degrees) => `${distance}, ${degrees}° apart`,
    of: (whose, what) => `${WHOSE[whose]} ${what}`,
    rising: 'rising sign',
    atTime: (position, time, date) =>
      `${position} at ${time === '12:00' ? 'noon' : time} UTC on ${date}`,
    moonOn: (signs, open) =>
      `in ${signs.join(' or ')} on that date${open ? `, depending on ${open}` : ''}`,
    crossing: (yours, theirs, aspect) => `Your ${yours} ${aspect} their ${theirs}`,
    orb: (degrees, isExact) =>
      `${degrees.toFixed(1)}° from exact${isExact ? '' : ', at the middle of the day where the hour is not known'}`,
    inYours: (planet) => `Their ${planet} in your chart`,
    inTheirs: (planet) => `Your ${planet} in their chart`,
    theirHouse: (house, theme) => `their ${house} house (${theme})`,
    rings: { your: 'You', their: 'They' },
  },
  opening: PAIR_OPENING,
  openingSame: PAIR_OPENING_SAME,
  distance: SIGN_DISTANCE,
  elementPair: ELEMENT_PAIR,
  modePair: MODE_PAIR,
  moonInLove: MOON_IN_LOVE,
  theirsInYours: THEIRS_IN_YOURS,
  yoursInTheirs: YOURS_IN_THEIRS,
  rulerGift: RULER_GIFT,
  rulerPair: RULER_PAIR,
  rulerShared: RULER_SHARED,
  practice: PAIR_PRACTICE,
  closing: PAIR_CLOSING,
  withArticle,
};
