import {
  WATER_BOWL,
  WATER_CARE,
  WATER_CLOSING,
  WATER_DAY,
  WATER_OPENING,
  WATER_SPAN,
  WATER_WHEN,
  WATER_WORDS,
} from './passages/water-lines';
import { WATER_AFTER, WATER_INTENTION } from './passages/water-phase';
import { WATER_IN_SIGN, WATER_YOU } from './passages/water-sign';
import type { WaterWords } from './words';

/** A moon water ritual in English. */
export const ENGLISH: WaterWords = {
  minWords: 200,
  labels: {
    place: 'Moon at that minute',
    purpose: 'Made for',
    vessel: 'Vessel',
    making: 'Making',
    words: 'Words',
    use: 'Use',
    care: 'Care',
  },
  recipe: ({ safety, ...recipe }) => ({ ...recipe, care: `Not for drinking. ${safety}` }),
  opening: WATER_OPENING,
  intention: WATER_INTENTION,
  when: WATER_WHEN,
  day: WATER_DAY,
  inSign: WATER_IN_SIGN,
  span: WATER_SPAN,
  bowl: WATER_BOWL,
  you: WATER_YOU,
  spoken: WATER_WORDS,
  after: WATER_AFTER,
  care: WATER_CARE,
  closing: WATER_CLOSING,
};
