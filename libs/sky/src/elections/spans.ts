import type { Span } from '../astronomy/search';

/**
 * Spans in order of time, those that meet or overlap made one, the empty ones left out. Gaps of up
 * to `gap` milliseconds are none.
 */
export function united(spans: readonly Span[], gap = 0): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.from >= span.to) continue;
    const last = joined.at(-1);
    if (last && last.to + gap >= span.from)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else joined.push(span);
  }
  return joined;
}

/** What is left of a range when spans are taken out of it. */
export function without(range: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = range.from;
  for (const span of united(taken)) {
    if (span.to <= from) continue;
    if (span.from >= range.to) break;
    if (span.from > from) left.push({ from, to: span.from });
    from = span.to;
  }
  return from < range.to ? [...left, { from, to: range.to }] : left;
}

/**
 * The parts of a range in which something holds, when it can change at the given instants alone:
 * each piece between two of them is asked in its middle.
 */
export function spansWhere(
  range: Span,
  changes: readonly number[],
  holds: (at: number) => boolean,
): Span[] {
  const inside = changes.filter((at) => at > range.from && at < range.to);
  const edges = [range.from, ...inside.sort((a, b) => a - b), range.to];
  const pieces = edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }));
  return united(pieces.filter(({ from, to }) => from < to && holds((from + to) / 2)));
}

/** Whether an instant lies in one of some spans, which are in order and do not overlap. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).to <= at) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span !== undefined && span.from <= at;
}
