import { OTHER_SUN } from '../passages/pair-lines.hi';
import {
  GROWTH_AT_BIRTH,
  GROWTH_CLOSING,
  GROWTH_CUSP,
  GROWTH_EITHER,
  GROWTH_OPENING,
  GROWTH_TODAY,
  ROOM_TO_GROW,
  ROOM_TO_PRACTISE,
} from './passages/growth-lines.hi';
import {
  JUPITER_GROWS,
  NEPTUNE_DREAMS,
  NODE_POINTS,
  SATURN_TEACHES,
} from './passages/growth-planets.hi';
import { GROWTH_PRACTICE, SIGN_ROAD } from './passages/growth-sign.hi';
import type { GrowthWords } from './words';

const GUIDES: GrowthWords['labels'] = {
  jupiter: 'बृहस्पति',
  saturn: 'शनि',
  neptune: 'नेपच्यून',
  'true-node': 'स्पष्ट राहु',
  'mean-node': 'मध्यम राहु',
};

/** Inner growth in Hindi. */
export const HINDI: GrowthWords = {
  minWords: 150,
  labels: GUIDES,
  spoken: GUIDES,
  atBirth: (body) => `जन्म का ${body}`,
  birthPosition: (position, date) => `${position}, ${date} की दोपहर (12:00 UTC)`,
  solarHouses: (sign, date) =>
    `सौर भाव: ${sign} से गिनी हुई संपूर्ण राशियाँ; स्थितियाँ ${date} की दोपहर (12:00 UTC) की`,
  opening: GROWTH_OPENING,
  road: SIGN_ROAD,
  atBirthLead: GROWTH_AT_BIRTH,
  todayLead: GROWTH_TODAY,
  either: GROWTH_EITHER,
  cusp: GROWTH_CUSP,
  otherSun: OTHER_SUN,
  whoseDate: 'आपकी',
  jupiter: JUPITER_GROWS,
  saturn: SATURN_TEACHES,
  neptune: NEPTUNE_DREAMS,
  node: NODE_POINTS,
  roomToGrow: ROOM_TO_GROW,
  roomToPractise: ROOM_TO_PRACTISE,
  practice: GROWTH_PRACTICE,
  closing: GROWTH_CLOSING,
};
