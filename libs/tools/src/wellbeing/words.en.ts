import { countName } from '../words/number-words';
import {
  WELL_CLOSING,
  WELL_COMPANY,
  WELL_EVENING,
  WELL_MORNING,
  WELL_OPENING,
  WELL_PLEASURE,
  WELL_THOUGHT,
  WELL_WORK,
} from './passages/wellbeing-day';
import { ELEMENT_EVEN, ELEMENT_LACKS, ELEMENT_RHYTHM } from './passages/wellbeing-elements';
import { MOON_WELL, NIGHT_PHASE } from './passages/wellbeing-moon';
import { MODE_RESTS, SIGN_IN_REPAIR, SIGN_THRIVES } from './passages/wellbeing-sign';
import { VENUS_BACK, VENUS_WELL, VENUS_WHERE } from './passages/wellbeing-venus';
import type { WellbeingWords } from './words';

/** A reading about feeling well in English. */
export const ENGLISH: WellbeingWords = {
  minWords: 160,
  inSignsOf: (element) => `In ${element} signs today`,
  there: (count, planets) => `${count} of the ten: ${planets}`,
  noneThere: 'none of the ten',
  ofTheTen: (count) => `${countName(count)} of the ten planets`,
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
