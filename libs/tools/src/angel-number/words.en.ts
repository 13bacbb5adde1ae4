import { DIGIT_MEANINGS } from '@cosmic/divination/angel-number/digit-meanings';
import { PATTERN_MEANINGS } from '@cosmic/divination/angel-number/pattern-meanings';
import {
  DIGIT_ALONE,
  DIGIT_BESIDE,
  DIGIT_PRACTICE,
  DIGIT_REPEATED,
  DIGIT_TONE,
} from '../passages/number-digits';
import { listed } from '../wording';
import {
  NUMBER_CLOSING,
  NUMBER_OPENING,
  NUMBER_QUESTION,
  ROOT,
  SHAPE,
} from './passages/number-shapes';
import type { AngelNumberWords } from './words';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** A reading of a number in English. */
export const ENGLISH: AngelNumberWords = {
  labels: { number: 'Number', pattern: 'Pattern', root: 'Root' },
  minWords: 180,
  digitNames: 'zero one two three four five six seven eight nine'.split(' '),
  digits: DIGIT_MEANINGS,
  shapes: PATTERN_MEANINGS,
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
  digitLabel: (digit) => `Digit ${digit}`,
  times: (count) => TIMES[count] ?? `${count} times`,
  rootFrom: (steps) => `, from ${steps.join('; ')}`,
  listed,
};
