import { HINDI_ASPECTS } from '@cosmic/sky/hindi-names';
import { hindiDate } from '../hindi/dates';
import { SIGN_AT_WORK } from '../passages/sign-at-work.hi';
import {
  AT_THE_TOP,
  TOP_ASPECT,
  TOP_CLEAR,
  TOP_CLOSING,
  TOP_CUSP,
  TOP_OPENING,
  TOP_OPENING_SOLAR,
  TOP_RULER,
  TOP_SUN,
  TOP_SUN_SOLAR,
  TOP_TRANSIT,
} from './passages/midheaven-lines.hi';
import { ROOT_SIGN, TOP_SIGN, TOP_STEP } from './passages/midheaven-sign.hi';
import type { MidheavenWords } from './words';

/** A reading of the midheaven in Hindi. */
export const HINDI: MidheavenWords = {
  minWords: 150,
  labels: {
    midheaven: 'मध्य आकाश',
    root: 'कुंडली का आधार',
    rising: 'लग्न',
    solarTenth: 'सौर दसवाँ भाव',
    tenth: 'दसवें भाव के ग्रह',
    sunOver: 'मध्य आकाश पर सूर्य',
  },
  none: 'कोई नहीं',
  unknown: 'अज्ञात: समय और स्थान के बिना बारह में से किसी भी राशि में हो सकता है',
  countedFrom: (position, sign) => `${position}; गिनती ${sign} से`,
  solarTenth: (sign, opposite) => `${sign}, सूर्य से दसवीं राशि; सामने ${opposite}`,
  bySolarHouses: (place) => `${place}, सौर भावों से`,
  sunIn: (sign) => `${sign} में सूर्य`,
  sunFromTo: (from, to, countedFrom) => `अगली बार ${from} से ${to} तक, ${countedFrom} से गिनकर`,
  sunOn: (date, countedFrom) => `अगली बार ${date} को, ${countedFrom} से गिनकर`,
  aspectName: (aspect) => HINDI_ASPECTS[aspect],
  aspectAtBirth: (planet, aspect) => `जन्म के समय ${planet} और मध्य आकाश: ${aspect}`,
  aspectTo: (planet, aspect) => `${planet} और मध्य आकाश: ${aspect}`,
  orb: (degrees) => `पूर्ण से ${degrees}° की दूरी`,
  exactOn: (date) => `${date} को पूर्ण`,
  date: hindiDate,
  top: { exact: 'आपका मध्य आकाश', solar: 'आपका सौर दसवाँ भाव' },
  opening: TOP_OPENING,
  openingSolar: TOP_OPENING_SOLAR,
  cusp: TOP_CUSP,
  atWork: SIGN_AT_WORK,
  topSign: TOP_SIGN,
  rootSign: ROOT_SIGN,
  ruler: TOP_RULER,
  clear: TOP_CLEAR,
  atTheTop: AT_THE_TOP,
  aspect: TOP_ASPECT,
  sun: TOP_SUN,
  sunSolar: TOP_SUN_SOLAR,
  transit: TOP_TRANSIT,
  step: TOP_STEP,
  closing: TOP_CLOSING,
};
