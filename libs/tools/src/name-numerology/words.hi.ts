import type { HarmonyPart } from '@cosmic/divination/numerology/name-harmony';
import { hindiList } from '../hindi/list';
import { HINDI_MEETING_WORDS, hindiNumberName } from '../words/number-words.hi';
import { DESTINY_SCENE } from '../passages/number-core.hi';
import { NO_CONSONANT_LINE, NO_VOWEL_LINE } from '../passages/number-lines.hi';
import {
  FIRST_LETTER,
  FIRST_VOWEL,
  LETTER_NAMES,
  MISSING_DIGIT,
  NO_LEADER,
  STRONG_DIGIT,
} from './passages/name-letters.hi';
import {
  CHALDEAN_ROOT,
  COMPOUNDS,
  IN_TUNE,
  NAME_CLOSING,
  NAME_OPENING,
  NAME_OPENING_NAMED,
  NAME_TASK,
  PARTS_MEET,
  SYSTEMS,
  TUNING,
  WITHOUT_PATH,
} from './passages/name-lines.hi';
import type { NameWords } from './words';

const PARTS: Readonly<Record<HarmonyPart, string>> = {
  path: 'जीवन पथ',
  destiny: 'नामांक',
  soulUrge: 'हृदय अंक',
  personality: 'व्यक्तित्व अंक',
};

const SOURCES = { destiny: 'सब अक्षरों', soulUrge: 'स्वरों', personality: 'व्यंजनों' } as const;

/** The number that the first of `COMPOUNDS` is about. */
const FIRST_COMPOUND = 10;

/** The reading of a name in Hindi. */
export const HINDI: NameWords = {
  labels: {
    letters: 'अक्षर',
    destiny: PARTS.destiny,
    soulUrge: PARTS.soulUrge,
    personality: PARTS.personality,
    chaldean: 'कैल्डियन अंक',
    strongest: 'सबसे प्रबल अंक',
    missing: 'अनुपस्थित अंक',
    tuning: 'सुर मिलाने वाले अक्षर',
  },
  minWords: 190,
  none: 'कोई नहीं',
  meetings: HINDI_MEETING_WORDS,
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
  number: hindiNumberName,
  listed: hindiList,
  eitherOf: (items) => `${items.slice(0, -1).join(', ')} या ${items.at(-1) ?? ''}`,
  letter: (letter) => `“${LETTER_NAMES[letter.toLowerCase()] ?? ''}”`,
  letters: (count) => `${count} अक्षर`,
  lettersCounted: (count, first) => `${count} गिने गए, पहला ${first}`,
  fromLetters: (part, way) => `, ${SOURCES[part]} से: ${way}`,
  noneOf: (part) => `नहीं, क्योंकि यह ${SOURCES[part]} से गिना जाता है और नाम में वे नहीं हैं`,
  byCompound: (value) => `, ${value} से होकर`,
  strongest: (digits, count) => `${digits} (हर एक के अक्षर: ${count})`,
  pairLabel: (one, other) => `${PARTS[one]} और ${PARTS[other]}`,
  pairValue: (numbers, meeting) => `${numbers.join(' और ')}: ${meeting}`,
  placed: (part, value) => `${PARTS[part]} ${hindiNumberName(value)}`,
  compound: ({ value }) => COMPOUNDS[value - FIRST_COMPOUND] ?? '',
};
