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
} from '../dreams/passages/dream-lines.hi';
import { SIGN_DREAMS } from '../dreams/passages/dream-sign.hi';
import type { DreamAnalyzerWords } from './words';

/** The reading of one dream in Hindi. */
export const HINDI: DreamAnalyzerWords = {
  minWords: 120,
  labels: {
    symbols: 'सपने के प्रतीक',
    moods: 'सपने के भाव',
    telling: 'कैसे सुनाया गया',
  },
  telling: (words, recurring, woke) =>
    [
      words === 1 ? 'एक शब्द में' : `${words} शब्दों में`,
      ...(recurring ? ['बार-बार लौटने वाला'] : []),
      ...(woke ? ['जागने तक'] : []),
    ].join(', '),
  times: (times) => (times === 2 ? 'दो बार' : `${times} बार`),
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
