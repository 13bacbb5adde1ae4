import {
  DREAM_CLOSING,
  DREAM_GROUP,
  DREAM_MOOD_NONE,
  DREAM_NEXT,
  DREAM_NO_SYMBOL,
  DREAM_OPENING,
  DREAM_OWN_WAY,
  DREAM_QUESTION,
  DREAM_RECURRING,
  DREAM_REPEATED,
  DREAM_SHORT,
  DREAM_WOKE,
} from '../dreams/passages/dream-lines';
import { SIGN_DREAMS } from '../dreams/passages/dream-sign';
import type { DreamAnalyzerWords } from './words';

/** The reading of one dream in English. */
export const ENGLISH: DreamAnalyzerWords = {
  minWords: 150,
  labels: {
    symbols: 'Symbols in the dream',
    moods: 'Moods in the dream',
    telling: 'How it is told',
  },
  telling: (words, recurring, woke) =>
    [
      words === 1 ? 'in one word' : `in ${words} words`,
      ...(recurring ? ['as one that comes back'] : []),
      ...(woke ? ['up to waking'] : []),
    ].join(', '),
  times: (times) => (times === 2 ? 'twice' : `${times} times`),
  opening: DREAM_OPENING,
  next: DREAM_NEXT,
  repeated: DREAM_REPEATED,
  group: DREAM_GROUP,
  noSymbol: DREAM_NO_SYMBOL,
  ownWay: DREAM_OWN_WAY,
  noMood: DREAM_MOOD_NONE,
  recurring: DREAM_RECURRING,
  woke: DREAM_WOKE,
  short: DREAM_SHORT,
  sign: SIGN_DREAMS,
  question: DREAM_QUESTION,
  closing: DREAM_CLOSING,
};
