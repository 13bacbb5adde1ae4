import fc from 'fast-check';
import vectors from '../../test/vectors/retrogrades.json';
import { positionOf } from '../astronomy/ephemeris';
import { retrogradeAt, retrogradeOn, retrogradePeriods } from './retrograde';
import { SkyError } from '../sky-error';
import type { RetrogradeDays } from './retrograde';
import { WANDERERS } from './stations';
import type { Wanderer } from './stations';
import { signOf } from '../zodiac';

describe('retrogradePeriods', () => {
  it.each(['mercury', 'venus', 'mars'] as const)('of %s are those of the vectors', (body) => {
    const rows = vectors.periods.filter((row) => row.body === body);

    const found = retrogradePeriods(body, new Date('2023-01-01'), new Date('2033-01-01'));

    expect(found.map((period) => [period.fromSign, period.toSign])).toEqual(
      rows.map((row) =>
        [row.from_sign, row.to_sign].map((name) => signOf(name.toLowerCase())?.key),
      ),
    );
    found.forEach(({ from, to }, i) => {
      for (const [at, utc] of [
        [from, rows[i]?.from],
        [to, rows[i]?.to],
      ] as const)
        expect(Math.abs(at.getTime() - Date.parse(utc ?? '')) / 60_000).toBeLessThan(15);
    });
  });
});

describe('retrogradeOn', () => {
  it('gives the three ranges of Mercury in 2024 on dates of the Americas', () => {
    const ranges: RetrogradeDays[] = [];
    for (let date = '2024-01-03'; ;) {
      const { next } = retrogradeOn('mercury', date, 'America/New_York');
      if (!next || next.first > '2024-12-31') break;
      ranges.push(next);
      date = next.last;
    }

    expect(ranges).toEqual([
      { first: '2024-04-01', last: '2024-04-25' },
      { first: '2024-08-05', last: '2024-08-28' },
      { first: '2024-11-25', last: '2024-12-15' },
    ]);
  });

  it.each([
    ['2024-03-31', false],
    ['2024-04-01', true],
    ['2024-04-25', true],
    ['2024-04-26', false],
  ])('says of %s in New York: %s', (date, retrograde) => {
    expect(retrogradeOn('mercury', date, 'America/New_York').retrograde).toBe(retrograde);
  });

  it('lets the third of them begin a day later in Europe', () => {
    expect(retrogradeOn('mercury', '2024-11-25', 'Europe/Berlin')).toEqual({
      retrograde: false,
      current: undefined,
      next: { first: '2024-11-26', last: '2024-12-15' },
    });
    expect(retrogradeOn('mercury', '2024-11-25', 'America/New_York')).toEqual({
      retrograde: true,
      current: { first: '2024-11-25', last: '2024-12-15' },
      next: { first: '2025-03-15', last: '2025-04-07' },
    });
  });

  it('knows the day on which a period ends, and the day after', () => {
    expect(retrogradeOn('mercury', '2024-08-28', 'UTC').retrograde).toBe(true);
    expect(retrogradeOn('mercury', '2024-08-29', 'UTC').retrograde).toBe(false);
  });

  it.each([
    ['mercury', '2024-13-01', 'UTC'],
    ['mercury', '2024-01-01', 'Nowhere'],
    ['sun', '2024-01-01', 'UTC'],
    ['__proto__', '2024-01-01', 'UTC'],
    ['mercury', '1799-01-01', 'UTC'],
  ])('refuses %s on %s in %s', (body, date, zone) => {
    expect(() => retrogradeOn(body as Wanderer, date, zone)).toThrow(SkyError);
  });
});

describe('retrogradeAt', () => {
  it('agrees with the direction of motion, and lies between its stations', () => {
    const instants = fc.date({
      min: new Date('1802-06-01'),
      max: new Date('2198-06-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...WANDERERS), instants, (body, at) => {
        const { retrograde, since, until } = retrogradeAt(body, at);

        expect(since?.at.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(until?.at.getTime()).toBeGreaterThan(at.getTime());
        expect(since?.turns).toBe(retrograde ? 'retrograde' : 'direct');
        expect(until?.turns).toBe(retrograde ? 'direct' : 'retrograde');
        expect(positionOf(body, at).retrograde).toBe(retrograde);
      }),
      { numRuns: 60 },
    );
  });

  it.each([new Date(NaN), new Date('1700-01-01')])('refuses %p', (at) => {
    expect(() => retrogradeAt('mercury', at)).toThrow(SkyError);
  });
});
