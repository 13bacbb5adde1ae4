import { SYMBOL_GROUPS, type DreamSymbol, type SymbolGroup } from './lexicon';
import { MOODS, type Mood } from './moods';
import type { DreamReport } from './dream-report';

/** Something that stands in several dreams, and in which: 0 is the first. */
export interface Shared<T> {
  readonly what: T;
  readonly dreams: readonly number[];
}

/** How the mood moves from the first dream to the last. */
export interface MoodMove {
  readonly from: Mood;
  readonly to: Mood;
  readonly towards: 'lighter' | 'heavier' | 'steady';
}

/** What several dreams have in common, and what changes between them. */
export interface Series {
  /** Those in most dreams first. */
  readonly symbols: readonly Shared<DreamSymbol>[];
  readonly moods: readonly Shared<Mood>[];
  /** A kind that several dreams use while they share no single symbol. */
  readonly group: SymbolGroup | undefined;
  /** In the last dream and in none before it. */
  readonly arrived: DreamSymbol | undefined;
  /** In the first dream and in none after it. */
  readonly left: DreamSymbol | undefined;
  /** Undefined where the first or the last names no mood, or both name the same. */
  readonly moved: MoodMove | undefined;
  readonly length: 'longer' | 'shorter' | undefined;
}

const WEIGHT = { heavy: -1, mixed: 0, bright: 1 } as const;
/** From here on one telling counts as longer than another. */
const MUCH_LONGER = 1.6;

/**
 * Compares dreams in the order in which they were dreamt.
 *
 * @param tellings at least two
 */
export function compareDreams(reports: readonly DreamReport[]): Series {
  const symbolsOf = (report: DreamReport | undefined) =>
    (report?.symbols ?? []).map(({ symbol }) => symbol);
  const [first, last] = [reports[0], reports.at(-1)];
  const only = (report: DreamReport | undefined) =>
    symbolsOf(report).find((symbol) =>
      reports.every((other) => other === report || !symbolsOf(other).includes(symbol)),
    );
  const symbols = sharedAmong(reports.map(symbolsOf));
  const groups = sharedAmong(
    reports.map((report) => {
      const found = symbolsOf(report).map(({ group }) => group);
      return SYMBOL_GROUPS.filter((group) => found.includes(group));
    }),
  );
  return {
    symbols,
    moods: sharedAmong(reports.map(({ moods }) => moods)),
    group: symbols.length === 0 ? groups[0]?.what : undefined,
    arrived: only(last),
    left: only(first),
    moved: moodMove(first?.moods[0], last?.moods[0]),
    length: lengthChange(first?.words ?? 0, last?.words ?? 0),
  };
}

/** What stands in at least two of the lists, that of most lists first. */
function sharedAmong<T>(lists: readonly (readonly T[])[]): Shared<T>[] {
  return [...new Set(lists.flat())]
    .map((what) => ({
      what,
      dreams: lists.flatMap((list, index) => (list.includes(what) ? [index] : [])),
    }))
    .filter(({ dreams }) => dreams.length > 1)
    .sort((a, b) => b.dreams.length - a.dreams.length);
}

function moodMove(from: Mood | undefined, to: Mood | undefined): MoodMove | undefined {
  if (!from || !to || from === to) return undefined;
  const change = WEIGHT[MOODS[to].tone] - WEIGHT[MOODS[from].tone];
  return { from, to, towards: change > 0 ? 'lighter' : change < 0 ? 'heavier' : 'steady' };
}

function lengthChange(first: number, last: number): Series['length'] {
  if (last > first * MUCH_LONGER) return 'longer';
  return first > last * MUCH_LONGER ? 'shorter' : undefined;
}
