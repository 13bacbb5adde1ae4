import fc from 'fast-check';
import reference from '../../test/vectors/aspects.json';
import { expectRows, pointsOf } from '../../test/aspect-rows';
import { aspectFinder, aspectsAmong, ASPECTS, ASPECT_POINTS, STANDARD_ORBS } from './aspects';
import type { ChartPoint, OrbTable } from './aspects';
import { separation } from '../angle';
import { SkyError } from '../sky-error';

it.each(reference.births)('finds the aspects of birth $id', ({ id, aspects }) => {
  expectRows(aspectsAmong(pointsOf(id)), aspects);
});

it('has the angles of the reference', () => {
  expect(Object.fromEntries(ASPECTS.map(({ key, angle }) => [key, angle]))).toEqual(
    reference.angles,
  );
});

describe('an aspect', () => {
  const between = aspectFinder();
  const at = (point: ChartPoint['point'], longitude: number, speed?: number) =>
    speed === undefined ? { point, longitude } : { point, longitude, speed };

  it('holds at its limit and not beyond', () => {
    expect(between(at('mars', 0), at('venus', 98))?.aspect).toBe('square');
    expect(between(at('mars', 0), at('venus', 98.1))).toBeUndefined();
  });

  it('of a retrograde body ahead of a direct one applies', () => {
    const found = between(at('mercury', 100, -1), at('venus', 95, 1.2));

    expect(found).toMatchObject({ aspect: 'conjunction', applying: true });
  });

  it('does not depend on the order of its points, nor on where the zodiac begins', () => {
    const longitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    const point = fc.constantFrom(...ASPECT_POINTS);
    fc.assert(
      fc.property(point, longitude, speed, point, longitude, speed, (p, a, va, q, b, vb) => {
        const one = between(at(p, a, va), at(q, b, vb));
        const other = between(at(q, b, vb), at(p, a, va));

        expect(other?.aspect).toBe(one?.aspect);
        expect(other?.orb ?? 0).toBeCloseTo(one?.orb ?? 0, 9);
      }),
    );
  });

  it('needs longitudes that are numbers', () => {
    expect(() => between(at('mars', NaN), at('venus', 0))).toThrow(SkyError);
    expect(() => between(at('mars', 0), at('venus', Infinity))).toThrow(SkyError);
  });
});

it('takes the nearer of two aspects that a wider table lets overlap', () => {
  const orbs = { ...STANDARD_ORBS.orbs, sextile: 10, quintile: 10 };
  const between = aspectFinder({ ...STANDARD_ORBS, orbs });
  const from = { point: 'mars', longitude: 0 } as const;

  expect(between(from, { point: 'venus', longitude: 65 })?.aspect).toBe('sextile');
  expect(between(from, { point: 'venus', longitude: 67 })?.aspect).toBe('quintile');
});

it('is the nearest of all kinds within their limits, whatever the table', () => {
  const limit = fc.double({ min: -1, max: 30, noNaN: true });
  const keys = ASPECTS.map(({ key }) => key);
  const table = fc.record({
    orbs: fc.record(Object.fromEntries(keys.map((key) => [key, limit]))),
    luminary: fc.double({ min: 0, max: 5, noNaN: true }),
    angle: limit,
  });
  const longitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
  fc.assert(
    fc.property(
      table,
      longitude,
      longitude,
      fc.constantFrom(...ASPECT_POINTS),
      (orbs, a, b, point) => {
        const off = (angle: number) => Math.abs(separation(a, b) - angle);
        const widest = (kind: (typeof ASPECTS)[number]) => {
          if (point === 'ascendant' || point === 'midheaven') return orbs.angle;
          const isWide = kind.wide && (point === 'sun' || point === 'moon');
          return orbs.orbs[kind.key]! + (isWide ? orbs.luminary : 0);
        };
        const nearest = ASPECTS.filter((kind) => off(kind.angle) <= widest(kind))
          .map(({ angle }) => off(angle))
          .sort((one, other) => one - other)[0];
        const between = aspectFinder(orbs as OrbTable);
        const found = between({ point: 'mars', longitude: a }, { point, longitude: b });
        expect(found?.orb).toBe(nearest);
      },
    ),
  );
});
