import fc from 'fast-check';
import { addIntervals, nextEnd } from './calendar.mjs';

const seconds = (text: string) => Date.parse(text) / 1000;
const anchors = fc.integer({ min: seconds('2020-01-01'), max: seconds('2040-01-01') });
const intervals = fc.constantFrom('month' as const, 'year' as const);

describe("a subscription's periods", () => {
  it.each([
    ['2026-01-31T10:00:00Z', 'month', 1, '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 'month', 2, '2026-03-31T10:00:00Z'],
    ['2024-02-29T00:00:00Z', 'year', 1, '2025-02-28T00:00:00Z'],
    ['2024-02-29T00:00:00Z', 'year', 4, '2028-02-29T00:00:00Z'],
    ['2026-12-15T23:59:59Z', 'month', 1, '2027-01-15T23:59:59Z'],
  ] as const)(
    'begun at %s with one each %s: number %d ends at %s',
    (anchor, interval, count, end) => {
      expect(addIntervals(seconds(anchor), interval, count)).toBe(seconds(end));
    },
  );

  it('end later the later they are', () => {
    fc.assert(
      fc.property(
        anchors,
        intervals,
        fc.integer({ min: 0, max: 60 }),
        (anchor, interval, count) => {
          expect(addIntervals(anchor, interval, count + 1)).toBeGreaterThan(
            addIntervals(anchor, interval, count),
          );
        },
      ),
    );
  });

  it('follow each other without a gap', () => {
    fc.assert(
      fc.property(
        anchors,
        intervals,
        fc.integer({ min: 1, max: 60 }),
        (anchor, interval, count) => {
          const end = addIntervals(anchor, interval, count);

          expect(nextEnd(anchor, interval, end - 1)).toBe(end);
          expect(nextEnd(anchor, interval, end)).toBe(addIntervals(anchor, interval, count + 1));
        },
      ),
    );
  });
});
