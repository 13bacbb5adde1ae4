import fc from 'fast-check';
import births from '../../test/vectors/births.json';
import extra from '../../test/vectors/houses.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { BODIES } from '../bodies';
import { natalChart } from './chart';
import type { GeoPoint } from '../places/geo-point';
import { HOUSE_SYSTEMS } from './houses';
import type { HouseSystem } from './houses';
import { SkyError } from '../sky-error';
import { signAt, signOf } from '../zodiac';

it.each(births.births.map(({ id }) => id))('draws the chart of birth %s', (id) => {
  const birth = birthOf(id);
  const chart = natalChart(birth.at, birth.place);

  expect(signOf(chart.bodies.sun.sign)?.name).toBe(birth.sun_sign);
  expect(signOf(chart.bodies.moon.sign)?.name).toBe(birth.moon_sign);
  expect(signAt(chart.angles.ascendant).name).toBe(birth.rising_sign);
  expect(chart.houses.defined).toBe(birth.placidus !== null);
});

it.each(extra.births)('puts the bodies of birth $id into their houses', (row) => {
  const { at, place } = birthOf(row.id);
  const quadrant = natalChart(at, place);
  const whole = natalChart(at, place, { system: 'whole-sign' });
  const key = (body: string) => body.replace('-', '_') as 'sun';

  for (const body of BODIES) {
    expect(quadrant.bodies[body].house ?? null).toBe(row.house_placidus?.[key(body)] ?? null);
    expect(whole.bodies[body].house).toBe(row.house_whole_sign[key(body)]);
  }
  expect(arcseconds(quadrant.bodies.lilith.longitude, row.lilith)).toBeLessThan(3);
  expect(arcseconds(quadrant.partOfFortune, row.fortune)).toBeLessThan(20);
  expect(quadrant.day).toBe(row.day);
});

it('names the phase of the Moon at birth', () => {
  const place = { latitude: 0, longitude: 0 };

  expect(natalChart(new Date('2024-05-23T13:53:00Z'), place).phase).toBe('Full Moon');
  expect(natalChart(new Date('2024-05-08T03:22:00Z'), place).phase).toBe('New Moon');
});

describe('a chart', () => {
  /** Every number in a chart, however deep. */
  const numbersIn = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(numbersIn);
  };

  it('of any input is whole or a typed refusal, never a number that is none', () => {
    const hostileNumber = fc.oneof(
      fc.double(),
      fc.double({ min: -95, max: 95 }),
      fc.constantFrom(90, -90, 66.56, -66.56, 180, -180, 0, -0, NaN, Infinity),
    );
    const hostileDate = fc.oneof(
      { weight: 2, arbitrary: fc.date({ noInvalidDate: false }) },
      {
        weight: 1,
        arbitrary: fc.date({ min: new Date('1799-01-01'), max: new Date('2202-01-01') }),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(null, undefined, 0, '2000-01-01', {}, new Date(8.64e15)),
      },
    ) as fc.Arbitrary<Date>;
    let charts = 0;
    const isRight = (at: Date, place: GeoPoint, system: HouseSystem): boolean => {
      try {
        const chart = natalChart(at, place, { system });
        charts += 1;
        const house = chart.houses.defined || Math.abs(place.latitude) > 66;
        return house && Math.abs(place.latitude) <= 90 && numbersIn(chart).every(Number.isFinite);
      } catch (error) {
        return error instanceof SkyError;
      }
    };

    fc.assert(
      fc.property(
        hostileDate,
        fc.record({ latitude: hostileNumber, longitude: hostileNumber }),
        fc.constantFrom(...HOUSE_SYSTEMS),
        isRight,
      ),
      { numRuns: 10_000 },
    );
    expect(charts).toBeGreaterThan(500);
  });
});
