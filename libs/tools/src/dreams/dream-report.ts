import { anyWordOf, evenText } from '../word-list';
import { SYMBOLS, type DreamSymbol, type SymbolGroup } from './lexicon';
import { MOODS, type Mood } from './moods';

/** A symbol as a dream tells it. */
export interface Found {
  readonly symbol: DreamSymbol;
  /** In how many sentences: a roof and its tower are one picture. */
  readonly times: number;
}

/** What can be counted in the telling of a dream. */
export interface DreamReport {
  /** The most mentioned first; of those mentioned alike, the one that came first. */
  readonly symbols: readonly Found[];
  /** In the order in which they are named. */
  readonly moods: readonly Mood[];
  /** The kind that at least two symbols belong to, more than to any other. */
  readonly group: SymbolGroup | undefined;
  readonly words: number;
  readonly recurring: boolean;
  readonly woke: boolean;
}

const SYMBOL_PATTERNS = SYMBOLS.map((symbol) => ({ symbol, pattern: anyWordOf(symbol.words) }));
const MOOD_PATTERNS = (Object.keys(MOODS) as Mood[]).map((mood) => ({
  mood,
  pattern: anyWordOf(MOODS[mood].words),
}));

/** Turns of phrase that hold a symbol's word and mean something else. */
const NOT_MEANT = anyWordOf(
  [
    'ice cream*, hot dog*, teddy bear*, fell in love, falling in love, fall in love, fell asleep',
    'fall asleep, falling asleep, fell apart, broke up, break up, broken up, on the other hand',
    'right hand side, left hand side, dead end, dead tired, light blue, light green, dark blue',
    'dark green, dark red, dark brown, ran into, run into, ran out of, run out of, in the long run',
    'late at night, heart attack, by heart, lost my temper, lost interest, wait a, book a, booked a',
    'fell out, fall out, falling out, fell off, fall off, falling off',
    'face to face, in the face of, key to, train of thought, food for thought, at this stage',
    'at some stage, test drive, night fell, silence fell, darkness fell, work of art',
  ].join(', '),
);
const RECURRING = anyWordOf(
  'recurring, same dream, this dream again, every night, keep dreaming, keep having, dream again, dreamed again, dreamt again, again and again, often dream, dream often, always dream, for years',
);
const WOKE = anyWordOf('woke, wake up, waking up, woken, wakes me');
const SENTENCE_END = /[.!?;]+/;
const DENIED = /(?:\b(?:not|never|no|without|nor|hardly)|n't)(?: \p{L}+)? $/u;

/** Reads what a dream is made of; any text will do, in any language, and may hold nothing known. */
export function readDream(text: string): DreamReport {
  const even = evenText(text);
  const meant = even.replace(NOT_MEANT, ' ');
  const sentences = meant.split(SENTENCE_END);
  const symbols = SYMBOL_PATTERNS.flatMap(({ symbol, pattern }) => {
    const first = meant.search(pattern);
    if (first < 0) return [];
    return [{ symbol, first, times: sentences.filter((one) => one.search(pattern) >= 0).length }];
  })
    .sort((a, b) => b.times - a.times || a.first - b.first)
    .map(({ symbol, times }) => ({ symbol, times }));
  return {
    symbols,
    moods: moodsIn(even),
    group: leadingGroup(symbols),
    words: (even.match(/[\p{L}\p{N}']+/gu) ?? []).length,
    recurring: even.search(RECURRING) >= 0,
    woke: even.search(WOKE) >= 0,
  };
}

function moodsIn(even: string): Mood[] {
  return MOOD_PATTERNS.flatMap(({ mood, pattern }) => {
    const said = [...even.matchAll(pattern)].find(
      ({ index }) => !DENIED.test(even.slice(0, index)),
    );
    return said ? [{ mood, first: said.index }] : [];
  })
    .sort((a, b) => a.first - b.first)
    .map(({ mood }) => mood);
}

function leadingGroup(symbols: readonly Found[]): SymbolGroup | undefined {
  const counts = new Map<SymbolGroup, number>();
  for (const { symbol } of symbols) counts.set(symbol.group, (counts.get(symbol.group) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < 2 || first[1] === second?.[1]) return undefined;
  return first[0];
}
