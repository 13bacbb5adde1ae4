import fc from 'fast-check';
import reference from '../test/vectors/aspects.json';
import { birthOf } from '../test/vectors';
import { aspectBetween, aspectsAmong, ASPECTS, ASPECT_POINTS } from './aspects';
import type { Aspect, ChartPoint } from './aspects';
import { chartPoints, natalChart } from './chart';
import { SkyError } from './sky-error';
import { overlay, synastryAspects } from './synastry';

const NAMES: Record<string, string> = { ascendant: 'asc', midheaven: 'mc' };
const name = (point: string) => NAMES[point] ?? point;

function pointsOf(id: string): ChartPoint[] {
  const { at, place } = birthOf(id);
  return chartPoints(natalChart(at, place));
}

/** The rows of the reference, without the orb, and the largest difference of orbs. */
function expectRows(found: readonly Aspect[], rows: readonly (string | number)[][]) {
  const flag = ({ applying }: Aspect) => (applying === undefined ? [] : [applying ? 'a' : 's']);
  const listed = found.map((aspect) => [
    name(aspect.first),
    name(aspect.second),
    aspect.aspect,
    ...flag(aspect),
  ]);

  expect(listed).toEqual(
    rows.map(([first, second, kind, , ...rest]) => [first, second, kind, ...rest]),
  );
  found.forEach(({ orb }, index) => {
    expect(Math.abs(orb - Number(rows[index]?.[3]))).toBeLessThan(0.015);
  });
}

it.each(reference.births)('finds the aspects of birth $id', ({ id, aspects }) => {
  expectRows(aspectsAmong(pointsOf(id)), aspects);
});

it.each(reference.synastry)('finds the aspects of $a to $b', ({ a, b, aspects }) => {
  expectRows(synastryAspects(pointsOf(a), pointsOf(b)), aspects);
});

it('has the angles of the reference', () => {
  expect(Object.fromEntries(ASPECTS.map(({ key, angle }) => [key, angle]))).toEqual(
    reference.angles,
  );
});

describe('an aspect', () => {
  const at = (point: ChartPoint['point'], longitude: number, speed?: number) =>
    speed === undefined ? { point, longitude } : { point, longitude, speed };

  it('holds at its limit and not beyond', () => {
    expect(aspectBetween(at('mars', 0), at('venus', 98))?.aspect).toBe('square');
    expect(aspectBetween(at('mars', 0), at('venus', 98.1))).toBeUndefined();
  });

  it('of a retrograde body ahead of a direct one applies', () => {
    const found = aspectBetween(at('mercury', 100, -1), at('venus', 95, 1.2));

    expect(found).toMatchObject({ aspect: 'conjunction', applying: true });
  });

  it('does not depend on the order of its points, nor on where the zodiac begins', () => {
    const longitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    const point = fc.constantFrom(...ASPECT_POINTS);
    fc.assert(
      fc.property(point, longitude, speed, point, longitude, speed, (p, a, va, q, b, vb) => {
        const one = aspectBetween(at(p, a, va), at(q, b, vb));
        const other = aspectBetween(at(q, b, vb), at(p, a, va));

        expect(other?.aspect).toBe(one?.aspect);
        expect(other?.orb ?? 0).toBeCloseTo(one?.orb ?? 0, 9);
      }),
    );
  });

  it('needs longitudes that are numbers', () => {
    expect(() => aspectBetween(at('mars', NaN), at('venus', 0))).toThrow(SkyError);
    expect(() => aspectBetween(at('mars', 0), at('venus', Infinity))).toThrow(SkyError);
  });
});

it('lays the points of one chart into the houses of another', () => {
  const cusps = Array.from({ length: 12 }, (_, house) => 15 + 30 * house);

  expect(overlay([{ point: 'sun', longitude: 14 }], cusps)).toEqual([{ point: 'sun', house: 12 }]);
});
