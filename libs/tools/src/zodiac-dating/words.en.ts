import {
  ASK_THEM,
  DATE_CLOSING,
  DATE_IDEA,
  DATE_OPENING,
  DATE_SPARK,
  DATE_TRIP,
  DATING_DAY,
  DATING_DAY_LEANING,
  DATING_MOON,
  FIRST_MESSAGE,
  SECOND_DAY,
} from './passages/dating-lines';
import { THEY_FLIRT, YOU_FLIRT } from './passages/dating-signs';
import type { DatingWords } from './words';

/** A date for two in English. */
export const ENGLISH: DatingWords = {
  minWords: 180,
  dayLabel: (date) => `Day for a date: ${date}`,
  moonThen: (position, phase) => `Moon in ${position}, ${phase}, at noon UTC`,
  theOther: 'the other one',
  opening: DATE_OPENING,
  spark: DATE_SPARK,
  youFlirt: YOU_FLIRT,
  theyFlirt: THEY_FLIRT,
  idea: DATE_IDEA,
  ask: ASK_THEM,
  trip: DATE_TRIP,
  day: DATING_DAY,
  dayLeaning: DATING_DAY_LEANING,
  moon: DATING_MOON,
  secondDay: SECOND_DAY,
  message: FIRST_MESSAGE,
  closing: DATE_CLOSING,
};
