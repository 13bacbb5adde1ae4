import type { SadeSatiSpan } from '@cosmic/sky/jyotish/sade-sati';
import { DAY_MS } from '../today';

/** One sade sati of a life: Saturn in three signs, with the weeks in which it turned back out of them. */
export interface Season {
  readonly from: Date;
  readonly to: Date;
  readonly spans: readonly SadeSatiSpan[];
}

/** Saturn is back in a sign that it left backwards within a year, and comes round in thirty. */
const MAX_PAUSE_MS = 5 * 365.25 * DAY_MS;

/** Spans in order of time as seasons; the pause of a retrograde Saturn belongs to its season. */
export function seasonsOf(spans: readonly SadeSatiSpan[]): Season[] {
  const groups: SadeSatiSpan[][] = [];
  for (const span of spans) {
    const last = groups.at(-1)?.at(-1);
    if (last && span.from.getTime() - last.to.getTime() < MAX_PAUSE_MS) groups.at(-1)?.push(span);
    else groups.push([span]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    return first && last ? [{ from: first.from, to: last.to, spans: group }] : [];
  });
}
