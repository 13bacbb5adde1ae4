import {
  WATER_BOWL,
  WATER_CARE,
  WATER_CLOSING,
  WATER_DAY,
  WATER_OPENING,
  WATER_SPAN,
  WATER_WHEN,
  WATER_WORDS,
} from './passages/water-lines.hi';
import { WATER_AFTER, WATER_INTENTION } from './passages/water-phase.hi';
import { PHASE_RECIPE, SIGN_NOTE, VESSEL } from './passages/water-recipe.hi';
import { WATER_IN_SIGN, WATER_YOU } from './passages/water-sign.hi';
import type { WaterWords } from './words';

/** A moon water ritual in Hindi. */
export const HINDI: WaterWords = {
  minWords: 140,
  labels: {
    place: 'उस मिनट चंद्रमा',
    purpose: 'किसके लिए',
    vessel: 'बर्तन',
    making: 'विधि',
    words: 'शब्द',
    use: 'उपयोग',
    care: 'सावधानी',
  },
  recipe: ({ phase, sign, element }) => ({
    ...PHASE_RECIPE[phase],
    vessel: VESSEL[element],
    signNote: SIGN_NOTE[sign],
    care: 'पीने के लिए नहीं। पौधों, हाथों और कमरों के लिए रखिए, और पत्थर कटोरे के भीतर नहीं, बग़ल में, क्योंकि कुछ पत्थर पानी में ठीक नहीं रहते।',
  }),
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
