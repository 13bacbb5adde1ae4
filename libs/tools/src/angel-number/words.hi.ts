import { hindiList } from '../hindi/list';
import { hindiNumeral } from '../hindi/numerals';
import {
  DIGIT_ALONE,
  DIGIT_BESIDE,
  DIGIT_PRACTICE,
  DIGIT_REPEATED,
  DIGIT_TONE,
} from '../passages/number-digits.hi';
import {
  NUMBER_CLOSING,
  NUMBER_OPENING,
  NUMBER_QUESTION,
  ROOT,
  SHAPE,
} from './passages/number-shapes.hi';
import type { AngelNumberWords } from './words';

/** A reading of a number in Hindi. */
export const HINDI: AngelNumberWords = {
  labels: { number: 'अंक', pattern: 'आकृति', root: 'मूलांक' },
  minWords: 150,
  digitNames: Array.from({ length: 10 }, (_, digit) => hindiNumeral(digit)),
  digits: [
    { title: 'खुला घेरा', keywords: ['संभावना', 'पूर्णता', 'ठहराव'] },
    { title: 'पहला क़दम', keywords: ['आरंभ', 'संकल्प', 'साहस'] },
    { title: 'दूसरी कुर्सी', keywords: ['साझेदारी', 'संतुलन', 'धैर्य'] },
    { title: 'खुली आवाज़', keywords: ['अभिव्यक्ति', 'विकास', 'आनंद'] },
    { title: 'रखी हुई ईंट', keywords: ['स्थिरता', 'मेहनत', 'सहारा'] },
    { title: 'मुड़ती राह', keywords: ['बदलाव', 'आज़ादी', 'जिज्ञासा'] },
    { title: 'गर्म रसोई', keywords: ['देखभाल', 'घर', 'मेल'] },
    { title: 'शांत कमरा', keywords: ['समझ', 'अध्ययन', 'भरोसा'] },
    { title: 'घूमता पहिया', keywords: ['बल', 'लेन-देन', 'परिणाम'] },
    { title: 'खिड़की का दीया', keywords: ['पूर्ति', 'दया', 'छोड़ना'] },
  ],
  shapes: {
    single: { title: 'अकेला अंक' },
    'all-same': { title: 'शुरू से अंत तक एक ही अंक' },
    triple: { title: 'एक साथ तीन या ज़्यादा' },
    pair: { title: 'अगल-बगल जोड़ी' },
    rising: { title: 'चढ़ती सीढ़ी' },
    falling: { title: 'उलटी गिनती' },
    mirror: { title: 'दर्पण' },
    alternating: { title: 'बारी-बारी से दो अंक' },
    'repeated-block': { title: 'दोहराया हुआ समूह' },
    clock: { title: 'घड़ी का समय' },
    mixed: { title: 'बिना साँचे के' },
  },
  opening: NUMBER_OPENING,
  shape: SHAPE,
  root: ROOT,
  tone: DIGIT_TONE,
  repeated: DIGIT_REPEATED,
  alone: DIGIT_ALONE,
  beside: DIGIT_BESIDE,
  practice: DIGIT_PRACTICE,
  question: NUMBER_QUESTION,
  closing: NUMBER_CLOSING,
  digitLabel: (digit) => `अंक ${digit}`,
  times: (count) => `${hindiNumeral(count)} बार`,
  rootFrom: (steps) => `, गणना ${steps.join('; ')}`,
  listed: hindiList,
};
