import { PLANET_IN_HOUSE } from '../hindi/planet-in-house';
import { OTHER_SUN } from '../passages/pair-lines.hi';
import { SIGN_AT_WORK } from '../passages/sign-at-work.hi';
import {
  CAREER_CLOSING,
  CAREER_CUSP,
  CAREER_OPENING,
  CAREER_OTHER_SIGN,
  JUPITER_AT_WORK,
  MARS_AT_WORK,
  MERCURY_AT_WORK,
  NOON_NOTE,
  SATURN_AT_WORK,
  TENTH_EMPTY,
  TENTH_FULL,
  WORK_STEP,
} from './passages/career-lines.hi';
import type { CareerWords } from './words';

/** A reading about working life in Hindi. */
export const HINDI: CareerWords = {
  minWords: 140,
  labels: { tenth: 'दसवाँ भाव' },
  solarHouses: (sign, date) =>
    `सौर भाव: ${sign} से गिनी हुई संपूर्ण राशियाँ; स्थितियाँ ${date} की दोपहर (12:00 UTC) की`,
  tenth: (sign, theme, planets) => `${sign}, ${theme} का भाव; वहाँ के ग्रह: ${planets}`,
  none: 'कोई नहीं',
  atBirth: (planet) => `जन्म का ${planet}`,
  birthPosition: (position, date) => `${position}, ${date} की दोपहर (12:00 UTC)`,
  opening: CAREER_OPENING,
  atWork: SIGN_AT_WORK,
  cusp: CAREER_CUSP,
  otherSign: CAREER_OTHER_SIGN,
  otherSun: OTHER_SUN,
  whoseDate: 'आपकी',
  noonNote: NOON_NOTE,
  birth: {
    mercury: MERCURY_AT_WORK,
    mars: MARS_AT_WORK,
    jupiter: JUPITER_AT_WORK,
    saturn: SATURN_AT_WORK,
  },
  tenthFull: TENTH_FULL,
  tenthEmpty: TENTH_EMPTY,
  planetInHouse: PLANET_IN_HOUSE,
  step: WORK_STEP,
  closing: CAREER_CLOSING,
};
