import type { Span } from '../astronomy/search';
import type { Condition } from './conditions';
import { spansOf } from './span-rules';
import { isWithin } from './spans';
import type { Surroundings } from './surroundings';

/** Instants that a search looks at are so far apart: quarters of an hour, counted from 1970. */
export const GRID_MS = 15 * 60_000;

/** What one moves by when one comes too early or too late. */
export const SHIFT_MS = 3_600_000;

/** A stretch of time in which the same conditions are met from begin to end. */
export interface ElectionWindow {
  readonly from: Date;
  /** The first instant at which it is over. */
  readonly to: Date;
  /** The keys of those that are not met in it. */
  readonly misses: readonly string[];
  /** The keys of those that are not met an hour before it begins, and an hour after it ends. */
  readonly lostEarlier: readonly string[];
  readonly lostLater: readonly string[];
}

export interface Election {
  /** The windows that meet all conditions, in order of time. */
  readonly all: readonly ElectionWindow[];
  /** Those that meet all but one, the same one from begin to end; none where one alone is asked. */
  readonly allButOne: readonly ElectionWindow[];
}

/** A condition and when it is met. */
interface Strand {
  readonly key: string;
  readonly spans: readonly Span[];
}

/**
 * The windows between two instants in which conditions are met, with their exact ends. A window
 * holds at least one quarter of an hour of the clock (:00, :15, :30, :45 UTC): what falls between
 * two of them is none. The surroundings reach an hour further on both sides.
 *
 * @throws SkyError `out_of_range`.
 */
export function electionWindows(
  conditions: readonly Condition[],
  from: Date,
  to: Date,
  around: Surroundings,
): Election {
  const strands = conditions.map((condition) => ({
    key: condition.key,
    spans: spansOf(condition, around),
  }));
  const span = { from: from.getTime(), to: to.getTime() };
  const windows = stretches(strands, span).filter(isOnGrid);
  const told = (misses: number) =>
    windows
      .filter((window) => window.misses.length === misses)
      .map(({ misses: keys, ...window }) => ({
        from: new Date(window.from),
        to: new Date(window.to),
        misses: keys,
        lostEarlier: missingAt(strands, window.from - SHIFT_MS),
        lostLater: missingAt(strands, window.to + SHIFT_MS),
      }));
  return { all: told(0), allButOne: strands.length > 1 ? told(1) : [] };
}

interface Stretch extends Span {
  readonly misses: readonly string[];
}

/** A range cut wherever a condition begins or ceases to be met, where that changes what is missed. */
function stretches(strands: readonly Strand[], { from, to }: Span): Stretch[] {
  const borders = strands.flatMap(({ spans }) => spans.flatMap((span) => [span.from, span.to]));
  const inside = [...new Set(borders)].filter((at) => at > from && at < to).sort((a, b) => a - b);
  const edges = [from, ...inside];
  const found: Stretch[] = [];
  edges.forEach((edge, index) => {
    const misses = missingAt(strands, edge);
    const end = edges[index + 1] ?? to;
    const last = found.at(-1);
    if (last && last.misses.join() === misses.join())
      found[found.length - 1] = { ...last, to: end };
    else found.push({ from: edge, to: end, misses });
  });
  return found;
}

function missingAt(strands: readonly Strand[], at: number): string[] {
  return strands.filter(({ spans }) => !isWithin(spans, at)).map(({ key }) => key);
}

function isOnGrid({ from, to }: Span): boolean {
  return Math.ceil(from / GRID_MS) * GRID_MS < to;
}
