import { hindiNumeral } from '../hindi/numerals';
import {
  KARMIC_CLOSING,
  KARMIC_OPENING,
  NODES_COMPUTED,
  NODES_OPEN,
  NODES_TODAY,
  SATURN_OPEN,
  SATURN_RETURN_NEXT,
  SATURN_TODAY,
  SATURN_TO_SOUTH,
} from './passages/karmic-lines.hi';
import { NORTH_NODE, SOUTH_NODE } from './passages/karmic-nodes.hi';
import { KARMIC_SATURN, NODE_STEP } from './passages/karmic-saturn.hi';
import type { KarmicWords } from './words';

const HOUR_AND_PLACE = 'समय और स्थान के अनुसार';

/** A reading of Rahu, Ketu and Saturn in Hindi. */
export const HINDI: KarmicWords = {
  minWords: 160,
  labels: {
    date: 'जन्मतिथि',
    south: 'केतु',
    north: 'राहु',
    saturn: 'शनि',
    distance: 'शनि और केतु',
    saturnToday: 'आज शनि',
  },
  reckonings: { true: 'स्पष्ट', mean: 'मध्यम' },
  returns: { first: 'पहली', second: 'दूसरी', third: 'तीसरी' },
  readAtNoon: (date) => `${date}, दोपहर 12:00 UTC की स्थिति`,
  nodeOf: (node, reckoning) => `${node}, ${reckoning}`,
  nodeToday: (reckoning) => `आज राहु, ${reckoning}`,
  opposite: (sign) => `${sign}, ठीक सामने`,
  asChosen: 'आपकी चुनी हुई',
  orElse: (sign) => `या ${sign}, ${HOUR_AND_PLACE}`,
  depending: (names) => `; ${HOUR_AND_PLACE} ${names.join(' या ')}`,
  overruled: (sign) => `चुनी ${sign} गई थी, पर जन्मतिथि तय करती है`,
  signsAreOf: (reckoning) => `; यहाँ राशियाँ ${reckoning} राहु की हैं`,
  apart: (count) => (count === 0 ? 'एक ही राशि में' : `${hindiNumeral(count)} राशि दूर`),
  saturnPast: (position, noon, count) =>
    `${position}, ${noon}, ${count === 0 ? 'आपके शनि की ही राशि' : `आपके शनि से ${hindiNumeral(count)} राशि आगे`}`,
  fromOwn: (position, count) =>
    `${position}, ${count === 0 ? 'आपके राहु की ही राशि' : `आपके राहु से ${hindiNumeral(count)} राशि दूर`}`,
  saturnReturn: (which) => `आपकी ${which} शनि वापसी`,
  exactAround: (month) => `अगली बार ${month} के आसपास पूर्ण`,
  opening: KARMIC_OPENING,
  nodesComputed: NODES_COMPUTED,
  nodesOpen: NODES_OPEN,
  southNode: SOUTH_NODE,
  northNode: NORTH_NODE,
  saturn: KARMIC_SATURN,
  saturnOpen: SATURN_OPEN,
  saturnToSouth: SATURN_TO_SOUTH,
  saturnToday: SATURN_TODAY,
  nodesToday: NODES_TODAY,
  returnNext: SATURN_RETURN_NEXT,
  step: NODE_STEP,
  closing: KARMIC_CLOSING,
};
