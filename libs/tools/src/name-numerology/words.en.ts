import type { HarmonyPart } from '@cosmic/divination/numerology/name-harmony';
import { MEETING_WORDS, numberName } from '../words/number-words';
import { DESTINY_SCENE } from '../passages/number-core';
import { NO_CONSONANT_LINE, NO_VOWEL_LINE } from '../passages/number-lines';
import { capitalized, listed } from '../wording';
import {
  FIRST_LETTER,
  FIRST_VOWEL,
  MISSING_DIGIT,
  NO_LEADER,
  STRONG_DIGIT,
} from './passages/name-letters';
import {
  CHALDEAN_ROOT,
  IN_TUNE,
  NAME_CLOSING,
  NAME_OPENING,
  NAME_OPENING_NAMED,
  NAME_TASK,
  PARTS_MEET,
  SYSTEMS,
  TUNING,
  WITHOUT_PATH,
} from './passages/name-lines';
import type { NameWords } from './words';

const PARTS: Readonly<Record<HarmonyPart, string>> = {
  path: 'life path',
  destiny: 'destiny',
  soulUrge: 'soul urge',
  personality: 'personality',
};

const SOURCES = {
  destiny: 'all letters',
  soulUrge: 'the vowels',
  personality: 'the consonants',
} as const;

/** The reading of a name in English. */
export const ENGLISH: NameWords = {
  labels: {
    letters: 'Letters',
    destiny: 'Destiny',
    soulUrge: 'Soul urge',
    personality: 'Personality',
    chaldean: 'Chaldean number',
    strongest: 'Strongest digits',
    missing: 'Missing digits',
    tuning: 'Initials in tune',
  },
  minWords: 210,
  none: 'none',
  meetings: MEETING_WORDS,
  openingNamed: NAME_OPENING_NAMED,
  opening: NAME_OPENING,
  firstLetter: FIRST_LETTER,
  firstVowel: FIRST_VOWEL,
  noVowel: NO_VOWEL_LINE,
  noConsonant: NO_CONSONANT_LINE,
  destinyScene: DESTINY_SCENE,
  chaldeanRoot: CHALDEAN_ROOT,
  systems: SYSTEMS,
  strongDigit: STRONG_DIGIT,
  noLeader: NO_LEADER,
  missingDigit: MISSING_DIGIT,
  partsMeet: PARTS_MEET,
  tuning: TUNING,
  inTune: IN_TUNE,
  withoutPath: WITHOUT_PATH,
  task: NAME_TASK,
  closing: NAME_CLOSING,
  number: numberName,
  listed,
  eitherOf: (items) => `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`,
  letter: (letter) => letter.toUpperCase(),
  letters: (count) => (count === 1 ? 'a single letter' : `${count} letters`),
  lettersCounted: (count, first) => `${count} counted, the first is ${first}`,
  fromLetters: (part, way) => `, from ${SOURCES[part]}: ${way}`,
  noneOf: (part) => `none, since it is counted from ${SOURCES[part]} and the name has none`,
  byCompound: (value) => `, by way of ${value}`,
  strongest: (digits, count) => `${digits} (letters each: ${count})`,
  pairLabel: (one, other) => `${capitalized(PARTS[one])} and ${PARTS[other]}`,
  pairValue: (numbers, meeting) => `${numbers.join(' and ')}: ${meeting}`,
  placed: (part, value) => `your ${PARTS[part]} of ${numberName(value)}`,
  compound: ({ text }) => text.replaceAll("'", '’'),
};
