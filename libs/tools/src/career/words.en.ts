import { OTHER_SUN } from '../passages/pair-lines';
import { PLANET_IN_HOUSE } from '../passages/planet-in-house';
import { SIGN_AT_WORK } from '../passages/sign-at-work';
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
} from './passages/career-lines';
import type { CareerWords } from './words';

/** A reading about working life in English. */
export const ENGLISH: CareerWords = {
  minWords: 180,
  labels: { tenth: 'Tenth house' },
  solarHouses: (sign, date) =>
    `solar houses: whole signs counted from ${sign}; positions for noon UTC on ${date}`,
  tenth: (sign, theme, planets) => `${sign}, your house of ${theme}; planets there: ${planets}`,
  none: 'none',
  atBirth: (planet) => `${planet} at birth`,
  birthPosition: (position, date) => `${position} at noon UTC on ${date}`,
  opening: CAREER_OPENING,
  atWork: SIGN_AT_WORK,
  cusp: CAREER_CUSP,
  otherSign: CAREER_OTHER_SIGN,
  otherSun: OTHER_SUN,
  whoseDate: 'your',
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
