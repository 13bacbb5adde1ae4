import {
  CALM_PERMISSION,
  CALM_PRACTICE,
  CALM_SECOND,
  STRESS_CLOSING,
  STRESS_HELP,
  STRESS_OPENING,
  STRESS_THOUGHT,
} from './passages/stress-day.hi';
import { MARS_BACK, MARS_PRESSURE, MOON_AND_MARS } from './passages/stress-mars.hi';
import { EVENING_PHASE, MOON_STRAIN } from './passages/stress-moon.hi';
import { MODE_RELIEF, SIGN_STRAIN } from './passages/stress-sign.hi';
import type { StressWords } from './words';

/** A reading about strain in Hindi. */
export const HINDI: StressWords = {
  minWords: 120,
  between: 'चंद्रमा और मंगल के बीच',
  apart: (signs) => (signs === 0 ? 'एक ही राशि' : `${signs} राशि`),
  opening: STRESS_OPENING,
  thought: STRESS_THOUGHT,
  practice: CALM_PRACTICE,
  second: CALM_SECOND,
  permission: CALM_PERMISSION,
  help: STRESS_HELP,
  closing: STRESS_CLOSING,
  moonStrain: MOON_STRAIN,
  signStrain: SIGN_STRAIN,
  relief: MODE_RELIEF,
  marsPressure: MARS_PRESSURE,
  marsBack: MARS_BACK,
  moonAndMars: MOON_AND_MARS,
  evening: EVENING_PHASE,
};
