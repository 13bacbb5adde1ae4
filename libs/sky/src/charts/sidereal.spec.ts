import fc from 'fast-check';
import births from '../../test/vectors/births.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { apparentLongitude } from '../astronomy/ephemeris';
import { ayanamsaAt } from '../jyotish/ayanamsas';
import { moonNakshatra, nakshatraAt, possibleNakshatras, siderealPlace } from './sidereal';
import { SkyError } from '../sky-error';

it.each(births.births.map(({ id }) => id))('places the Moon of birth %s in its nakshatra', (id) => {
  const { at, lahiri } = birthOf(id);
  const moon = siderealPlace(apparentLongitude('moon', at), at);

  expect(arcseconds(ayanamsaAt(at), lahiri.ayanamsa)).toBeLessThan(1);
  expect(arcseconds(moon.longitude, lahiri.moon)).toBeLessThan(12);
  expect(moon.nakshatra).toMatchObject({
    name: lahiri.nakshatra,
    index: lahiri.nakshatra_index,
    pada: lahiri.pada,
  });
});

describe('nakshatras', () => {
  it('divide the circle into 27 of four padas each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 107 }), (quarter) => {
        const found = nakshatraAt((quarter * 10) / 3 + 1.5);

        expect(found.index).toBe(Math.floor(quarter / 4) + 1);
        expect(found.pada).toBe((quarter % 4) + 1);
      }),
    );
  });

  it('begin with Ketu and end with Mercury', () => {
    expect(nakshatraAt(0)).toEqual({ name: 'Ashwini', index: 1, pada: 1, lord: 'ketu' });
    expect(nakshatraAt(359.999999)).toEqual({
      name: 'Revati',
      index: 27,
      pada: 4,
      lord: 'mercury',
    });
  });

  it('of a day without an hour are one or two that follow each other', () => {
    for (let day = 1; day <= 28; day++) {
      const from = new Date(Date.UTC(2024, 1, day));
      const to = new Date(Date.UTC(2024, 1, day + 1));
      const possible = possibleNakshatras(from, to);

      expect([1, 2, 3]).toContain(possible.length);
      expect(possible[0]).toEqual(moonNakshatra(from));
      expect(possible.at(-1)?.name).toBe(moonNakshatra(to).name);
    }
  });

  it('refuse longitudes and days that are none', () => {
    expect(() => nakshatraAt(NaN)).toThrow(SkyError);
    expect(() => possibleNakshatras(new Date('2024-01-02'), new Date('2024-01-01'))).toThrow(
      SkyError,
    );
  });
});
