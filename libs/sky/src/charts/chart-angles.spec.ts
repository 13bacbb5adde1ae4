import fc from 'fast-check';
import births from '../../test/vectors/births.json';
import extra from '../../test/vectors/houses.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { separation } from '../angle';
import { altitudeOf, anglesAt, anglesOf, equatorial, localSky } from './chart-angles';
import { SkyError } from '../sky-error';

const limit = (latitude: number) => (Math.abs(latitude) < 60 ? 2 : 5);

it.each(births.births.map(({ id }) => id))('turns the sky over birth %s as it was', (id) => {
  const birth = birthOf(id);
  const sky = localSky(birth.at, birth.place);
  const angles = anglesAt(birth.at, birth.place);

  expect(arcseconds(sky.armc, birth.armc)).toBeLessThan(1);
  expect(arcseconds(sky.obliquity, birth.obliquity)).toBeLessThan(0.5);
  expect(arcseconds(angles.ascendant, birth.asc)).toBeLessThan(limit(birth.lat));
  expect(arcseconds(angles.midheaven, birth.mc)).toBeLessThan(limit(birth.lat));
  expect(arcseconds(angles.descendant, birth.asc + 180)).toBeLessThan(limit(birth.lat));
  expect(arcseconds(angles.imumCoeli, birth.mc + 180)).toBeLessThan(limit(birth.lat));
});

it.each(extra.births)('has the vertex of birth $id', ({ id, vertex }) => {
  const { at, place } = birthOf(id);

  expect(arcseconds(anglesAt(at, place).vertex, vertex)).toBeLessThan(5);
});

describe('the angles', () => {
  const anySky = fc.record({
    armc: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
    obliquity: fc.double({ min: 23.4, max: 23.5, noNaN: true }),
    latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  });

  it('are where their names say: on the horizon and rising, on the meridian, in the west', () => {
    fc.assert(
      fc.property(anySky, (sky) => {
        const { ascendant, midheaven, vertex } = anglesOf(sky);
        const hourAngle = (longitude: number) => {
          const { rightAscension } = equatorial(longitude, 0, sky.obliquity);
          return (sky.armc - rightAscension + 720) % 360;
        };

        expect(Math.abs(altitudeOf(ascendant, 0, sky))).toBeLessThan(1e-6);
        expect(hourAngle(ascendant)).toBeGreaterThanOrEqual(180 - 1e-6);
        expect(separation(hourAngle(midheaven), 0)).toBeLessThan(1e-6);
        expect(hourAngle(vertex)).toBeLessThanOrEqual(180 + 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  it('exist at the poles and on the equator', () => {
    const at = new Date('2000-06-21T12:00:00Z');

    for (const latitude of [90, -90, 0])
      expect(Object.values(anglesAt(at, { latitude, longitude: 0 })).every(Number.isFinite)).toBe(
        true,
      );
  });

  it('need a place on the globe', () => {
    expect(() => anglesAt(new Date(0), { latitude: -91, longitude: 0 })).toThrow(SkyError);
  });
});
