import fc from 'fast-check';
import { survive } from '../test/hostile';
import vectors from '../test/vectors/biorhythm.json';
import { BIORHYTHM_CYCLES, BIORHYTHM_DAYS, biorhythm, biorhythmCurve } from './biorhythm';
import { dateOfDayNumber, dayNumber, formatDate, parseDate } from './calendar-date';

const BIRTH = dayNumber(parseDate('1990-04-23', 'dob'));
const after = (days: number) => formatDate(dateOfDayNumber(BIRTH + days));

describe('biorhythm', () => {
  it.each(vectors.pairs.map((pair) => [pair.dob, pair.date, pair] as const))(
    'of %s on %s',
    (dob, date, pair) => {
      const found = biorhythm(dob, date);

      expect(found.days).toBe(pair.days);
      for (const cycle of BIORHYTHM_CYCLES) {
        expect(Math.abs(found[cycle].value - pair[cycle])).toBeLessThan(1e-5);
      }
    },
  );

  it('is exactly 0 at the start and in the middle of a cycle', () => {
    expect(biorhythm('1990-04-23', after(0)).physical.value).toBe(0);
    expect(biorhythm('1990-04-23', after(14)).emotional.value).toBe(0);
    expect(biorhythm('1990-04-23', after(28)).emotional.value).toBe(0);
  });

  it('goes through the stages in order', () => {
    const stages = Array.from(
      { length: 28 },
      (_, i) => biorhythm('1990-04-23', after(i)).emotional.stage,
    );

    expect(stages.filter((stage, i) => stage !== stages[i - 1])).toEqual([
      ...['crossing', 'climbing', 'easing', 'crossing', 'resting', 'returning'],
    ]);
  });

  it('names the next crossing and the next high', () => {
    expect(biorhythm('1990-04-23', after(0)).physical).toMatchObject({
      nextCrossing: after(11),
      nextHigh: after(6),
    });
    expect(biorhythm('1990-04-23', after(6)).physical.nextHigh).toBe(after(29));
  });

  it('repeats after each cycle', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.constantFrom(...BIORHYTHM_CYCLES), (days, cycle) => {
        const now = biorhythm('1990-04-23', after(days))[cycle];
        const later = biorhythm('1990-04-23', after(days + BIORHYTHM_DAYS[cycle]))[cycle];
        expect(later.value).toBe(now.value);
        expect(Math.abs(now.value)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('refuses a day before the birth', () => {
    expect(() => biorhythm('1990-04-23', '1990-04-22')).toThrow(
      expect.objectContaining({ code: 'out_of_range', field: 'date' }),
    );
  });

  it('withstands hostile input', () => {
    const bounded = (found: ReturnType<typeof biorhythm>) =>
      BIORHYTHM_CYCLES.every((cycle) => Math.abs(found[cycle].value) <= 1);

    survive((dob) => biorhythm(dob, '2026-01-01'), ['dob', 'date'], bounded);
    survive((date) => biorhythm('1990-04-23', date), ['date'], bounded);
  });
});

describe('biorhythmCurve', () => {
  it('agrees with the single days', () => {
    const curve = biorhythmCurve('1990-04-23', '2026-02-27', 4);

    expect(curve.map(({ date }) => date)).toEqual([
      ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ]);
    for (const point of curve) {
      expect(point.physical).toBe(biorhythm('1990-04-23', point.date).physical.value);
    }
  });

  it('withstands hostile input', () => {
    survive(
      (from) => biorhythmCurve('1990-04-23', from, 7),
      ['from', 'count'],
      (c) => c.length === 7,
    );
    survive(
      (n) => biorhythmCurve('1990-04-23', '2026-01-01', n),
      ['count'],
      (c) => c.length > 0,
    );
  });
});
