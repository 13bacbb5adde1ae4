import { LIFE_PATH_METHOD_NAMES } from '@cosmic/divination/numerology/life-path';
import { aNumber, MEETING_WORDS, numberName } from '../words/number-words';
import {
  DESTINY_SCENE,
  FACE_SCENE,
  PATH_PITFALL,
  PATH_SCENE,
  PATH_STEP,
  SOUL_SCENE,
} from '../passages/number-core';
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
} from '../passages/number-lines';
import { fullDate, listed } from '../wording';
import { FIGURE_WORDS } from './figure-words';
import type { NumerologyWords } from './words';

const COUNTED = { destiny: 'letter', soulUrge: 'vowel', personality: 'consonant' } as const;

/** A reading of four numbers in English. */
export const ENGLISH: NumerologyWords = {
  ...FIGURE_WORDS,
  labels: {
    ...FIGURE_WORDS.labels,
    otherPath: 'Life path by another method',
    pathAndDestiny: 'Life path and destiny',
    soulAndPersonality: 'Soul urge and personality',
    repeated: 'Repeated number',
    today: 'Number of today',
  },
  minWords: 230,
  minWordsWithoutName: 150,
  meetings: MEETING_WORDS,
  counts: { 2: 'two', 3: 'three', 4: 'four' },
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
  number: numberName,
  aNumber,
  listed,
  fromLetters: (category, count, way) =>
    `, from ${count} ${COUNTED[category]}${count === 1 ? '' : 's'}: ${way}`,
  noneOf: (category) => `none, since the name as typed has no ${COUNTED[category]} from A to Z`,
  byMethod: (method, steps) => `, by ${LIFE_PATH_METHOD_NAMES[method]}: ${steps.join('; ')}`,
  repeatedIn: (number, count) => `${number}, in ${count} of the four places`,
  fromDate: (at, meeting) =>
    `, from the digits of ${fullDate(at)} (UTC); with the life path: ${meeting}`,
};
