import {
  CALM_PERMISSION,
  CALM_PRACTICE,
  CALM_SECOND,
  STRESS_CLOSING,
  STRESS_HELP,
  STRESS_OPENING,
  STRESS_THOUGHT,
} from './passages/stress-day';
import { MARS_BACK, MARS_PRESSURE, MOON_AND_MARS } from './passages/stress-mars';
import { EVENING_PHASE, MOON_STRAIN } from './passages/stress-moon';
import { MODE_RELIEF, SIGN_STRAIN } from './passages/stress-sign';
import type { StressWords } from './words';

/** A reading about strain in English. */
export const ENGLISH: StressWords = {
  minWords: 160,
  between: 'Between the Moon and Mars',
  apart: (signs) =>
    signs === 0 ? 'one and the same sign' : `${signs} ${signs === 1 ? 'sign' : 'signs'}`,
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
