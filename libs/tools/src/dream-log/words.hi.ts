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
} from '../dreams/passages/dream-log-lines.hi';
import { hindiList } from '../hindi/list';
import type { DreamLogWords } from './words';

const ORDER = ['पहले', 'दूसरे', 'तीसरे'] as const;

/** The look at several dreams in Hindi. */
export const HINDI: DreamLogWords = {
  minWords: 130,
  labels: {
    sharedSymbols: 'लौटने वाले प्रतीक',
    sharedMoods: 'लौटने वाले भाव',
    arrived: 'आख़िरी सपने में नया',
    left: 'सिर्फ़ पहले सपने में',
    mood: 'पहले से आख़िरी तक भाव',
  },
  dream: (number) => `सपना ${number}`,
  made: (symbols, moods, words) =>
    `प्रतीक: ${symbols}; भाव: ${moods}; ${words} ${words === 1 ? 'शब्द' : 'शब्दों में'}`,
  shared: (name, where) => `${name}, ${where}`,
  nothingShared: 'कोई नहीं',
  moved: (from, to) => `${from} से ${to}`,
  where: (dreams, count) =>
    dreams.length < count
      ? `${hindiList(dreams.map((index) => ORDER[index] ?? ''))} सपने में`
      : count === 2
        ? 'दोनों सपनों में'
        : 'तीनों सपनों में',
  count: (count) => (count === 2 ? 'दो' : 'तीन'),
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
