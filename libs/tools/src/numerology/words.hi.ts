import { hindiDate } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import {
  HINDI_LIFE_PATH_METHODS,
  HINDI_MEETING_WORDS,
  hindiNumberName,
} from '../words/number-words.hi';
import { DESTINY_SCENE, FACE_SCENE, PATH_SCENE, SOUL_SCENE } from '../passages/number-core.hi';
import {
  MASTER_LINE,
  METHODS_AGREE,
  METHODS_DIFFER,
  NO_CONSONANT_LINE,
  NO_LETTERS_LINE,
  NO_VOWEL_LINE,
  NUMBERS_CLOSING,
  NUMBERS_OPENING,
  NUMBERS_OPENING_NAMED,
  NUMBER_REPEATED,
  NUMBER_TODAY,
  PATH_AND_DESTINY,
  SOUL_AND_FACE,
} from '../passages/number-lines.hi';
import { PATH_PITFALL, PATH_STEP } from '../passages/number-steps.hi';
import { FIGURE_WORDS } from './figure-words.hi';
import type { NumerologyWords } from './words';

const COUNTED = { destiny: 'अक्षर', soulUrge: 'स्वर', personality: 'व्यंजन' } as const;

/** A reading of four numbers in Hindi. */
export const HINDI: NumerologyWords = {
  ...FIGURE_WORDS,
  labels: {
    ...FIGURE_WORDS.labels,
    otherPath: 'दूसरे ढंग से जीवन पथ',
    pathAndDestiny: 'जीवन पथ और नामांक',
    soulAndPersonality: 'हृदय और व्यक्तित्व अंक',
    repeated: 'दोहराया हुआ अंक',
    today: 'आज का अंक',
  },
  minWords: 220,
  minWordsWithoutName: 130,
  meetings: HINDI_MEETING_WORDS,
  counts: { 2: 'दो', 3: 'तीन', 4: 'चार' },
  openingNamed: NUMBERS_OPENING_NAMED,
  opening: NUMBERS_OPENING,
  pathScene: PATH_SCENE,
  pathPitfall: PATH_PITFALL,
  pathStep: PATH_STEP,
  destinyScene: DESTINY_SCENE,
  soulScene: SOUL_SCENE,
  faceScene: FACE_SCENE,
  methodsAgree: METHODS_AGREE,
  methodsDiffer: METHODS_DIFFER,
  pathAndDestiny: PATH_AND_DESTINY,
  soulAndFace: SOUL_AND_FACE,
  repeated: NUMBER_REPEATED,
  master: MASTER_LINE,
  noLetters: NO_LETTERS_LINE,
  noVowel: NO_VOWEL_LINE,
  noConsonant: NO_CONSONANT_LINE,
  today: NUMBER_TODAY,
  closing: NUMBERS_CLOSING,
  number: hindiNumberName,
  aNumber: hindiNumberName,
  listed: hindiList,
  fromLetters: (category, count, way) => `, ${count} ${COUNTED[category]} से: ${way}`,
  noneOf: (category) => `नहीं, क्योंकि लिखे गए नाम में कोई रोमन ${COUNTED[category]} नहीं`,
  byMethod: (method, steps) => `, ${HINDI_LIFE_PATH_METHODS[method]}: ${steps.join('; ')}`,
  repeatedIn: (number, count) => `${number}, चार में से ${count} जगहों पर`,
  fromDate: (at, meeting) => `, ${hindiDate(at)} (UTC) के अंकों से; जीवन पथ के साथ: ${meeting}`,
};
