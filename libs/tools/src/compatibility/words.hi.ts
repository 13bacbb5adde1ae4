import { HINDI_ASPECTS } from '@cosmic/sky/hindi-names';
import {
  PAIR_CLOSING,
  PAIR_OPENING,
  PAIR_OPENING_SAME,
  RULER_GIFT,
  RULER_PAIR,
  RULER_SHARED,
} from '../passages/pair-lines.hi';
import { ELEMENT_PAIR, MODE_PAIR, PAIR_PRACTICE, SIGN_DISTANCE } from './passages/sign-pairs.hi';
import { MOON_IN_LOVE, THEIRS_IN_YOURS, YOURS_IN_THEIRS } from './passages/synastry.hi';
import type { CompatibilityWords } from './words';

const WHOSE = { your: 'आपका', their: 'उनका' } as const;

/** A reading for two in Hindi. */
export const HINDI: CompatibilityWords = {
  minWords: 140,
  facts: {
    labels: {
      signs: 'राशियाँ',
      distance: 'दूरी',
      elements: 'तत्व',
      modes: 'स्वभाव',
      rulers: 'स्वामी',
    },
    distances: [
      'एक ही राशि',
      'पड़ोसी',
      HINDI_ASPECTS.sextile,
      HINDI_ASPECTS.square,
      HINDI_ASPECTS.trine,
      'षडाष्टक',
      HINDI_ASPECTS.opposition,
    ],
    apart: (distance, degrees) => `${distance}, ${degrees}° दूर`,
    of: (whose, what) => `${WHOSE[whose]} ${what}`,
    rising: 'लग्न',
    atTime: (position, time, date) => `${position}, ${date}, ${time} UTC`,
    moonOn: (signs, open) =>
      `उस तारीख़ को ${signs.join(' या ')} में${open ? `, ${open} के अनुसार` : ''}`,
    crossing: (yours, theirs, aspect) =>
      `आपका ${yours} और उनका ${theirs}: ${HINDI_ASPECTS[aspect]}`,
    orb: (degrees, isExact) =>
      `पूर्णता से ${degrees.toFixed(1)}° दूर${isExact ? '' : ', जहाँ समय ज्ञात नहीं वहाँ दिन के बीच में'}`,
    inYours: (planet) => `उनका ${planet} आपकी कुंडली में`,
    inTheirs: (planet) => `आपका ${planet} उनकी कुंडली में`,
    theirHouse: (house, theme) => `उनके ${house} भाव में (${theme})`,
    rings: { your: 'आप', their: 'वे' },
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
  withArticle: (noun) => noun,
};
