import { SYMBOLS_IN_HINDI } from './lexicon.hi';
import { MOODS_IN_HINDI } from './moods.hi';
import { DREAM_MOOD } from './passages/dream-lines.hi';
import { DREAM_MOON, DREAM_PHASE } from './passages/dream-moon.hi';
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
} from './passages/dream-sober.hi';
import { SOBER_FEELING } from './passages/dream-sober-feelings.hi';
import {
  SOBER_ARRIVED,
  SOBER_LOG_OPENING,
  SOBER_NOT_SHARED,
  SOBER_SHARED,
} from './passages/dream-sober-log.hi';
import { SOBER_GROUP, SOBER_SYMBOL } from './passages/dream-sober-symbols.hi';
import { SYMBOL_LINES_IN_HINDI } from './symbol-lines.hi';
import type { DreamWords } from './words';

/** Dreams in Hindi. */
export const HINDI: DreamWords = {
  symbol: (key) => SYMBOLS_IN_HINDI[key][0],
  mood: (mood) => MOODS_IN_HINDI[mood].name,
  inSentences: (name, sentences) => `${name} (${sentences} वाक्यों में)`,
  noSymbols: 'हमारी किताब में से कोई नहीं',
  noMoods: 'किसी का नाम नहीं आया',
  lines: SYMBOL_LINES_IN_HINDI,
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
