import fc from 'fast-check';
import reference from '../../test/vectors/two_charts.json';
import { arcseconds } from '../../test/vectors';
import { separation } from '../angle';
import type { Body } from '../bodies';
import { natalChart } from './chart';
import { houseOf } from './house-of';
import { compositeChart, davisonChart, midwayBetween, nearerMidpoint } from './relationship';

/** How far each body may be from the reference, arcseconds. */
const DAVISON: Readonly<Record<string, number>> = {
  ...{ sun: 3, moon: 12, mercury: 15, venus: 25, mars: 20, jupiter: 15 },
  ...{ saturn: 20, uranus: 20, neptune: 25, pluto: 10, mean_node: 1 },
};
const COMPOSITE = { moon: 13, other: 25 };

type Told = (string | number)[];
const birthOf = ([utc, latitude, longitude]: Told) => ({
  at: new Date(String(utc)),
  place: { latitude: Number(latitude), longitude: Number(longitude) },
});
const chartOf = (told: Told) => natalChart(birthOf(told).at, birthOf(told).place);
const bodyOf = (name: string) => name.replace('_', '-') as Body;
const longitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });

describe('the composite of two charts', () => {
  it.each(reference.pairs)('$id stands at the nearer midpoints', (pair) => {
    const made = compositeChart(chartOf(pair.a), chartOf(pair.b));
    const told: Readonly<Record<string, number>> = pair.composite;

    for (const [index, name] of reference.order.entries()) {
      const at = made.bodies[bodyOf(name)];
      const limit = name === 'moon' ? COMPOSITE.moon : COMPOSITE.other;
      expect([name, arcseconds(at, told[name]!) < limit]).toEqual([name, true]);
      expect([name, houseOf(at, made.cusps!)]).toEqual([
        name,
        pair.composite_whole_sign_house[index],
      ]);
    }
    expect(arcseconds(made.angles!.ascendant, told['asc']!)).toBeLessThan(5);
    expect(arcseconds(made.angles!.midheaven, told['mc']!)).toBeLessThan(5);
  });

  it('has neither angles nor houses where one of the two has none', () => {
    const { bodies } = chartOf(reference.pairs[0]!.a);
    const made = compositeChart({ bodies }, chartOf(reference.pairs[0]!.b));

    expect([made.angles, made.cusps]).toEqual([undefined, undefined]);
  });

  it('lies as far from one as from the other, on the nearer side, whoever comes first', () => {
    fc.assert(
      fc.property(longitude, longitude, (one, other) => {
        const middle = nearerMidpoint(one, other);
        expect(middle).toBeGreaterThanOrEqual(0);
        expect(middle).toBeLessThan(360);
        expect(separation(middle, one)).toBeCloseTo(separation(one, other) / 2, 8);
        expect(separation(middle, other)).toBeCloseTo(separation(one, other) / 2, 8);
        expect(separation(middle, nearerMidpoint(other, one)) % 180).toBeCloseTo(0, 8);
      }),
    );
  });

  it('takes the smaller of two that are as near', () => {
    expect(nearerMidpoint(10, 190)).toBe(100);
    expect(nearerMidpoint(190, 10)).toBe(100);
    expect(nearerMidpoint(300, 120)).toBe(30);
  });
});

describe('the Davison chart of two births', () => {
  it.each(reference.pairs)('$id is the sky of the middle between them', (pair) => {
    const [one, other] = [birthOf(pair.a), birthOf(pair.b)];
    const told: Readonly<Record<string, number | string>> = pair.davison;
    const { at, place } = midwayBetween(one, other);
    const made = davisonChart(one, other);

    expect(Math.abs(at.getTime() - new Date(pair.davison.utc).getTime())).toBeLessThanOrEqual(
      1_000,
    );
    expect(place.latitude).toBeCloseTo(pair.davison.lat, 4);
    expect(separation(place.longitude, pair.davison.lon)).toBeLessThan(1e-4);
    for (const name of reference.order) {
      const off = arcseconds(made.bodies[bodyOf(name)].longitude, Number(told[name]));
      expect([name, off < DAVISON[name]!]).toEqual([name, true]);
    }
    expect(arcseconds(made.angles.ascendant, pair.davison.asc)).toBeLessThan(5);
    expect(arcseconds(made.angles.midheaven, pair.davison.mc)).toBeLessThan(5);
  });

  it('crosses the date line on the shorter way', () => {
    const at = new Date('2000-01-01T00:00:00Z');
    const fiji = { at, place: { latitude: -18, longitude: 178 } };
    const samoa = { at, place: { latitude: -14, longitude: -172 } };

    expect(midwayBetween(fiji, samoa).place).toEqual({ latitude: -16, longitude: -177 });
  });
});
