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
} from './passages/dating-lines.hi';
import { THEY_FLIRT, YOU_FLIRT } from './passages/dating-signs.hi';
import type { DatingWords } from './words';

/** A date for two in Hindi. */
export const HINDI: DatingWords = {
  minWords: 140,
  dayLabel: (date) => `मुलाक़ात का दिन: ${date}`,
  moonThen: (position, phase) => `चंद्रमा ${position}, ${phase}, दोपहर (12:00 UTC)`,
  // A plural of respect reads alike before every postposition.
  theOther: 'आपके साथी',
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
