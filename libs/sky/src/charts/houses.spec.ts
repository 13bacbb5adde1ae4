import fc from 'fast-check';
import births from '../../test/vectors/births.json';
import extra from '../../test/vectors/houses.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { asin, normalize, tan, wrap } from '../angle';
import { equatorial } from './chart-angles';
import { houseOf } from './house-of';
import { HOUSE_SYSTEMS, housesAt, housesOf } from './houses';
import type { HouseSystem } from './houses';
import { SkyError } from '../sky-error';

const ids = births.births.map(({ id }) => id);
const angleTolerance = (latitude: number) => (Math.abs(latitude) < 60 ? 2 : 5);

function cuspsAt(system: HouseSystem, { at, place }: ReturnType<typeof birthOf>) {
  const houses = housesAt(system, at, place);
  return houses.defined ? houses.cusps : null;
}

function expectCusps(actual: readonly number[] | null, expected: number[] | null, limit: number) {
  expect(actual === null).toBe(expected === null);
  expected?.forEach((cusp, house) => {
    expect(arcseconds(actual?.[house] ?? NaN, cusp)).toBeLessThan(limit);
  });
}

describe.each(ids)('birth %s', (id) => {
  const birth = birthOf(id);

  it('has the reference Placidus, whole sign and equal cusps', () => {
    expectCusps(cuspsAt('placidus', birth), birth.placidus, 5);
    expect(cuspsAt('whole-sign', birth)).toEqual(birth.whole_sign);
    expectCusps(cuspsAt('equal', birth), birth.equal, angleTolerance(birth.lat));
  });
});

describe.each(extra.births)('the houses of birth $id', (expected) => {
  const birth = birthOf(expected.id);

  it('has the reference Koch and Porphyry cusps', () => {
    expectCusps(cuspsAt('koch', birth), expected.koch, 5);
    expectCusps(cuspsAt('porphyry', birth), expected.porphyry, angleTolerance(birth.lat));
  });
});

describe('house systems', () => {
  const anyInstant = fc.date({
    min: new Date('1800-01-01T00:00:00Z'),
    max: new Date('2200-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  const anyPlace = fc.record({
    latitude: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(0, 66.5, 66.56, 66.57, -66.56, 89.99999, 90, -90),
    ),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('give twelve cusps in zodiacal order, opposites 180 degrees apart, or say undefined', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOUSE_SYSTEMS), anyInstant, anyPlace, (system, at, place) => {
        const houses = housesAt(system, at, place);
        if (!houses.defined) {
          expect(Math.abs(place.latitude)).toBeGreaterThanOrEqual(houses.limit);
          return;
        }
        const arcs = houses.cusps.map((cusp, i) =>
          normalize((houses.cusps[(i + 1) % 12] ?? NaN) - cusp),
        );
        const opposites = houses.cusps.map((cusp, i) =>
          arcseconds(cusp + 180, houses.cusps[(i + 6) % 12] ?? NaN),
        );
        expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 6);
        expect(Math.max(...opposites)).toBeLessThan(1e-6);
      }),
      { numRuns: 2000 },
    );
  });

  it('put every longitude into exactly one house, its cusp into its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HOUSE_SYSTEMS),
        anyInstant,
        anyPlace,
        fc.double({ min: 0, max: 360, noNaN: true }),
        (system, at, place, longitude) => {
          const houses = housesAt(system, at, place);
          if (!houses.defined) return;
          const house = houseOf(longitude, houses.cusps);
          const start = houses.cusps[house - 1] ?? NaN;
          const width = normalize((houses.cusps[house % 12] ?? NaN) - start);

          expect(normalize(longitude - start)).toBeLessThan(width + 1e-9);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('refuse a place off the globe, an unknown system and a longitude that is none', () => {
    const at = new Date('2000-01-01T12:00:00Z');

    expect(() => housesAt('equal', at, { latitude: 91, longitude: 0 })).toThrow(SkyError);
    expect(() => housesAt('equal', at, { latitude: 0, longitude: NaN })).toThrow(SkyError);
    expect(() => housesAt('topo' as 'koch', at, { latitude: 0, longitude: 0 })).toThrow(SkyError);
    expect(() => houseOf(NaN, [])).toThrow(SkyError);
  });
});

it('divides by Placidus the own arc of each cusp, nearly up to the polar circle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: -66.5, max: 66.5, noNaN: true }),
      (armc, latitude) => {
        const obliquity = 23.44;
        const houses = housesOf('placidus', { armc, obliquity, latitude });
        if (!houses.defined) throw new Error('there is Placidus below the polar circles');
        const cusp = (house: number) => houses.cusps[house - 1]!;
        for (const [longitude, thirds] of [
          [cusp(11), 1],
          [cusp(12), 2],
        ] as const) {
          const { rightAscension, declination } = equatorial(longitude, 0, obliquity);
          const halfDay = 90 + asin(tan(declination) * tan(latitude));
          const fromMeridian = wrap(rightAscension - armc);
          expect(Math.abs(wrap(fromMeridian - (halfDay * thirds) / 3))).toBeLessThan(1e-6);
        }
      },
    ),
  );
});
