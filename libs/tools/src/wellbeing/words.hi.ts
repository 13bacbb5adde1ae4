import { hindiNumeral } from '../hindi/numerals';
import {
  WELL_CLOSING,
  WELL_COMPANY,
  WELL_EVENING,
  WELL_MORNING,
  WELL_OPENING,
  WELL_PLEASURE,
  WELL_THOUGHT,
  WELL_WORK,
} from './passages/wellbeing-day.hi';
import { ELEMENT_EVEN, ELEMENT_LACKS, ELEMENT_RHYTHM } from './passages/wellbeing-elements.hi';
import { MOON_WELL, NIGHT_PHASE } from './passages/wellbeing-moon.hi';
import { MODE_RESTS, SIGN_IN_REPAIR, SIGN_THRIVES } from './passages/wellbeing-sign.hi';
import { VENUS_BACK, VENUS_WELL, VENUS_WHERE } from './passages/wellbeing-venus.hi';
import type { WellbeingWords } from './words';

/** A reading about feeling well in Hindi. */
export const HINDI: WellbeingWords = {
  minWords: 120,
  inSignsOf: (element) => `आज ${element} राशियों में`,
  there: (count, planets) => `दस में से ${count}: ${planets}`,
  noneThere: 'दस में से कोई नहीं',
  ofTheTen: (count) => `दस में से ${hindiNumeral(count)} ग्रह`,
  opening: WELL_OPENING,
  thought: WELL_THOUGHT,
  morning: WELL_MORNING,
  work: WELL_WORK,
  pleasure: WELL_PLEASURE,
  company: WELL_COMPANY,
  evening: WELL_EVENING,
  closing: WELL_CLOSING,
  moon: MOON_WELL,
  night: NIGHT_PHASE,
  thrives: SIGN_THRIVES,
  repair: SIGN_IN_REPAIR,
  rests: MODE_RESTS,
  rhythm: ELEMENT_RHYTHM,
  even: ELEMENT_EVEN,
  lacks: ELEMENT_LACKS,
  venus: VENUS_WELL,
  venusWhere: VENUS_WHERE,
  venusBack: VENUS_BACK,
};
