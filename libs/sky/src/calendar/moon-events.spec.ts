import fc from 'fast-check';
import vectors from '../../test/vectors/moon.json';
import { separation } from '../angle';
import { QUARTERS } from '../astronomy/moon';
import { moonEvents } from './moon-events';
import { DAY_MS } from '../astronomy/search';
import { SkyError } from '../sky-error';

const instants = fc.date({
  min: new Date('1800-01-01'),
  max: new Date('2200-06-01'),
  noInvalidDate: true,
});

describe('moonEvents', () => {
  it.each(vectors.instants)('finds the four phases after $utc in the truth vectors', (row) => {
    const from = new Date(row.utc);

    const next = moonEvents(from, new Date(from.getTime() + 30 * DAY_MS));

    const expected = [
      row.next_new,
      row.next_first_quarter,
      row.next_full,
      row.next_last_quarter,
    ].map((utc) => Date.parse(utc));
    QUARTERS.forEach((phase, i) => {
      const at = next.find((event) => event.phase === phase)?.at.getTime() ?? NaN;
      expect(Math.abs(at - (expected[i] ?? NaN))).toBeLessThan(20_000);
    });
  });

  it('gives the phases in their order, none left out', () => {
    fc.assert(
      fc.property(instants, fc.nat(120), (from, days) => {
        const events = moonEvents(from, new Date(from.getTime() + days * DAY_MS));

        events.slice(1).forEach(({ at, phase }, i) => {
          const before = events[i];
          const gap = (at.getTime() - (before?.at.getTime() ?? NaN)) / DAY_MS;
          expect(gap > 6 && gap < 9).toBe(true);
          expect(QUARTERS.indexOf(phase)).toBe(
            (QUARTERS.indexOf(before?.phase ?? 'new-moon') + 1) % 4,
          );
        });
        expect(events.length).toBeGreaterThanOrEqual(Math.floor(days / 8.4));
      }),
      { numRuns: 60 },
    );
  });

  it('knows the same phases in two parts of a range', () => {
    fc.assert(
      fc.property(instants, fc.nat(90), fc.nat(90), (from, first, second) => {
        const middle = new Date(from.getTime() + first * DAY_MS);
        const to = new Date(middle.getTime() + second * DAY_MS);

        expect([...moonEvents(from, middle), ...moonEvents(middle, to)]).toEqual(
          moonEvents(from, to),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('keeps an event on the first instant of a range and leaves out one on its end', () => {
    const [full] = moonEvents(new Date('2024-05-20'), new Date('2024-05-27'));
    const at = full?.at ?? new Date(NaN);

    expect(full?.phase).toBe('full-moon');
    expect(separation(full?.longitude ?? NaN, 242.9)).toBeLessThan(0.1);
    expect(moonEvents(at, new Date('2024-05-27'))).toEqual([full]);
    expect(moonEvents(new Date('2024-05-20'), at)).toEqual([]);
  });

  it.each([
    [new Date(NaN), new Date(0)],
    [new Date(0), new Date(NaN)],
    [new Date(1), new Date(0)],
    [new Date('1700-01-01'), new Date(0)],
    [new Date(0), new Date('2300-01-01')],
  ])('refuses %p to %p', (from, to) => {
    expect(() => moonEvents(from, to)).toThrow(SkyError);
  });
});
