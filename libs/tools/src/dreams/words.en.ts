import { SYMBOLS } from './lexicon';
import { MOODS } from './moods';
import { DREAM_MOOD } from './passages/dream-lines';
import { DREAM_MOON, DREAM_PHASE } from './passages/dream-moon';
import {
  SOBER_CLOSING,
  SOBER_FEELING_NONE,
  SOBER_HELP,
  SOBER_MOON,
  SOBER_NEXT,
  SOBER_OPENING,
  SOBER_QUESTION,
  SOBER_RECURRING,
  SOBER_WOKE,
} from './passages/dream-sober';
import { SOBER_FEELING } from './passages/dream-sober-feelings';
import {
  SOBER_ARRIVED,
  SOBER_LOG_OPENING,
  SOBER_NOT_SHARED,
  SOBER_SHARED,
} from './passages/dream-sober-log';
import { SOBER_GROUP, SOBER_SYMBOL } from './passages/dream-sober-symbols';
import { SYMBOL_LINES } from './symbol-lines';
import type { DreamWords } from './words';

const NAMES = new Map(SYMBOLS.map(({ key, name }) => [key, name]));

/** Dreams in English. */
export const ENGLISH: DreamWords = {
  // The book of symbols has every key; a test holds the two together.
  symbol: (key) => NAMES.get(key) ?? '',
  mood: (mood) => MOODS[mood].name,
  inSentences: (name, sentences) => `${name} (in ${sentences} sentences)`,
  noSymbols: 'none of those in our book',
  noMoods: 'none is named',
  lines: SYMBOL_LINES,
  moods: DREAM_MOOD,
  moon: DREAM_MOON,
  phase: DREAM_PHASE,
  sober: {
    opening: SOBER_OPENING,
    symbols: SOBER_SYMBOL,
    groups: SOBER_GROUP,
    next: SOBER_NEXT,
    feelings: SOBER_FEELING,
    noFeeling: SOBER_FEELING_NONE,
    woke: SOBER_WOKE,
    recurring: SOBER_RECURRING,
    moon: SOBER_MOON,
    question: SOBER_QUESTION,
    help: SOBER_HELP,
    closing: SOBER_CLOSING,
    log: {
      opening: SOBER_LOG_OPENING,
      shared: SOBER_SHARED,
      notShared: SOBER_NOT_SHARED,
      arrived: SOBER_ARRIVED,
    },
  },
};
