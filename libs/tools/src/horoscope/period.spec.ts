import type { Timeframe } from '../fields/choice';
import { ENGLISH } from './english-words';
import { isOnDay, isOver, noonsOf, periodOf } from './period';

const CASES: [Timeframe, string, string, string, number, string][] = [
  ['today', '2026-11-21T23:59:59Z', '2026-11-21', '21 November 2026', 1, '2026-11-21'],
  ['tomorrow', '2026-12-31T00:00:00Z', '2027-01-01', '1 January 2027', 1, '2027-01-01'],
  [
    'week',
    '2026-11-22T23:00:00Z',
    '2026-11-16',
    '16 November to 22 November 2026',
    7,
    '2026-11-22',
  ],
  [
    'week',
    '2026-11-16T00:00:00Z',
    '2026-11-16',
    '16 November to 22 November 2026',
    7,
    '2026-11-16',
  ],
  [
    'week',
    '2027-01-01T10:00:00Z',
    '2026-12-28',
    '28 December 2026 to 3 January 2027',
    7,
    '2027-01-01',
  ],
  [
    'month',
    '2028-02-29T10:00:00Z',
    '2028-02-01',
    '1 February to 29 February 2028',
    29,
    '2028-02-29',
  ],
];

describe('periodOf', () => {
  it.each(CASES)('%s at %s begins on %s', (timeframe, at, start, label, days, asOf) => {
    const period = periodOf(timeframe, new Date(at));

    expect(period.start).toBe(start);
    expect(ENGLISH.facts.period(period)).toContain(`${label} (`);
    expect(noonsOf(period)).toHaveLength(days);
    expect(period.noon.toISOString()).toBe(`${asOf}T12:00:00.000Z`);
  });

  it('says as of which day a week or a month is told', () => {
    const told = (timeframe: Timeframe) =>
      ENGLISH.facts.period(periodOf(timeframe, new Date('2026-11-23T10:00:00Z')));

    expect(told('month')).toBe(
      '1 November to 30 November 2026 (this month), as of 23 November 2026',
    );
    expect(told('today')).toBe('23 November 2026 (today)');
  });
});

describe('an event of a period', () => {
  const month = periodOf('month', new Date('2026-11-23T10:00:00Z'));
  const [before, first, last, after] = [
    '2026-11-22T23:59:59.999Z',
    '2026-11-23T00:00:00Z',
    '2026-11-23T23:59:59.999Z',
    '2026-11-24T00:00:00Z',
  ].map((at) => new Date(at)) as [Date, Date, Date, Date];

  it('is over before the day, on it, or ahead', () => {
    expect([before, first, last, after].map((at) => isOver(at, month))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([before, first, last, after].map((at) => isOnDay(at, month))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
