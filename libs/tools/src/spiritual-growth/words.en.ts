import { OTHER_SUN } from '../passages/pair-lines';
import {
  GROWTH_AT_BIRTH,
  GROWTH_CLOSING,
  GROWTH_CUSP,
  GROWTH_EITHER,
  GROWTH_OPENING,
  GROWTH_TODAY,
  ROOM_TO_GROW,
  ROOM_TO_PRACTISE,
} from './passages/growth-lines';
import {
  JUPITER_GROWS,
  NEPTUNE_DREAMS,
  NODE_POINTS,
  SATURN_TEACHES,
} from './passages/growth-planets';
import { GROWTH_PRACTICE, SIGN_ROAD } from './passages/growth-sign';
import type { GrowthWords } from './words';

/** Inner growth in English. */
export const ENGLISH: GrowthWords = {
  minWords: 200,
  labels: {
    jupiter: 'Jupiter',
    saturn: 'Saturn',
    neptune: 'Neptune',
    'true-node': 'True north node',
    'mean-node': 'Mean north node',
  },
  spoken: {
    jupiter: 'Jupiter',
    saturn: 'Saturn',
    neptune: 'Neptune',
    'true-node': 'the true north node',
    'mean-node': 'the mean north node',
  },
  atBirth: (body) => `${body} at birth`,
  birthPosition: (position, date) => `${position} at noon UTC on ${date}`,
  solarHouses: (sign, date) =>
    `solar houses: whole signs counted from ${sign}; positions for noon UTC on ${date}`,
  opening: GROWTH_OPENING,
  road: SIGN_ROAD,
  atBirthLead: GROWTH_AT_BIRTH,
  todayLead: GROWTH_TODAY,
  either: GROWTH_EITHER,
  cusp: GROWTH_CUSP,
  otherSun: OTHER_SUN,
  whoseDate: 'your',
  jupiter: JUPITER_GROWS,
  saturn: SATURN_TEACHES,
  neptune: NEPTUNE_DREAMS,
  node: NODE_POINTS,
  roomToGrow: ROOM_TO_GROW,
  roomToPractise: ROOM_TO_PRACTISE,
  practice: GROWTH_PRACTICE,
  closing: GROWTH_CLOSING,
};
