import {
  LOG_ALSO_SHARED,
  LOG_ARRIVED,
  LOG_CLOSING,
  LOG_LEFT,
  LOG_LENGTH,
  LOG_MOOD_MISSING,
  LOG_MOOD_MOVES,
  LOG_NOTHING_SHARED,
  LOG_OPENING,
  LOG_PRACTICE,
  LOG_SHARED,
  LOG_SHARED_GROUP,
  LOG_SHARED_MOOD,
  LOG_WATCH,
} from '../dreams/passages/dream-log-lines';
import { listed } from '../wording';
import type { DreamLogWords } from './words';

const ORDER = ['first', 'second', 'third'] as const;

/** The look at several dreams in English. */
export const ENGLISH: DreamLogWords = {
  minWords: 150,
  labels: {
    sharedSymbols: 'Symbols that return',
    sharedMoods: 'Moods that return',
    arrived: 'New in the last dream',
    left: 'Only in the first dream',
    mood: 'Mood from first to last',
  },
  dream: (number) => `Dream ${number}`,
  made: (symbols, moods, words) =>
    `symbols: ${symbols}; moods: ${moods}; ${words} ${words === 1 ? 'word' : 'words'}`,
  shared: (name, where) => `${name} ${where}`,
  nothingShared: 'none',
  moved: (from, to) => `from ${from} to ${to}`,
  where: (dreams, count) =>
    dreams.length < count
      ? `in ${listed(dreams.map((index) => `the ${ORDER[index]}`))} dream`
      : count === 2
        ? 'in both dreams'
        : 'in all three dreams',
  count: (count) => (count === 2 ? 'two' : 'three'),
  opening: LOG_OPENING,
  sharedSymbol: LOG_SHARED,
  alsoShared: LOG_ALSO_SHARED,
  watch: LOG_WATCH,
  nothing: LOG_NOTHING_SHARED,
  sharedGroup: LOG_SHARED_GROUP,
  sharedMood: LOG_SHARED_MOOD,
  moodMoves: LOG_MOOD_MOVES,
  moodMissing: LOG_MOOD_MISSING,
  arrived: LOG_ARRIVED,
  left: LOG_LEFT,
  length: LOG_LENGTH,
  practice: LOG_PRACTICE,
  closing: LOG_CLOSING,
};
