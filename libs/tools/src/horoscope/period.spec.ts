import type { Timeframe } from '../fields/choice';
import { ENGLISH } from './english-words';
import { noonsOf, periodOf } from './period';

const CASES: [Timeframe, string, string, string, number][] = [
  ['today', '2026-11-21T23:59:59Z', '2026-11-21', '21 November 2026', 1],
  ['tomorrow', '2026-12-31T00:00:00Z', '2027-01-01', '1 January 2027', 1],
  ['week', '2026-11-22T23:00:00Z', '2026-11-16', '16 November to 22 November 2026', 7],
  ['week', '2026-11-16T00:00:00Z', '2026-11-16', '16 November to 22 November 2026', 7],
  ['week', '2027-01-01T10:00:00Z', '2026-12-28', '28 December 2026 to 3 January 2027', 7],
  ['month', '2028-02-29T10:00:00Z', '2028-02-01', '1 February to 29 February 2028', 29],
];

describe('periodOf', () => {
  it.each(CASES)('%s at %s begins on %s', (timeframe, at, start, label, days) => {
    const period = periodOf(timeframe, new Date(at));

    expect(period.start).toBe(start);
    expect(ENGLISH.facts.period(period)).toContain(`${label} (`);
    expect(noonsOf(period)).toHaveLength(days);
    expect(period.noon.toISOString()).toBe(`${start}T12:00:00.000Z`);
  });
});
