import births from '../../test/vectors/births.json';
import { arcseconds } from '../../test/vectors';
import { wrap } from '../angle';
import { BODIES } from '../bodies';
import type { Body } from '../bodies';
import { apparentLongitude, positionOf, positionsAt } from './ephemeris';
import { SkyError } from '../sky-error';

/** How near the reference is, longitude in arcseconds: half of what it allows, and far below. */
const LONGITUDE: Partial<Record<Body, number>> = { 'true-node': 1 };
const speedTolerance = (body: Body) =>
  ({ moon: 0.0002, 'true-node': 0.0003 })[body as 'moon'] ?? 0.00005;

describe.each(births.births)('birth $id', (birth) => {
  const at = new Date(birth.utc);
  const positions = positionsAt(at);

  it.each(BODIES.filter((body) => body !== 'lilith'))('places the %s', (body) => {
    const expected = birth.bodies[body.replace('-', '_') as 'sun'];
    const position = positions[body];

    expect(arcseconds(position.longitude, expected.lon)).toBeLessThan(LONGITUDE[body] ?? 0.5);
    expect(Math.abs(position.speed - expected.speed)).toBeLessThan(speedTolerance(body));
    expect(position.retrograde).toBe(expected.retro);
  });
});

describe('every body', () => {
  const instants = Array.from(
    { length: 40 },
    (_, i) => new Date(Date.UTC(1805 + i * 10, i % 12, 7, i)),
  );

  it.each(BODIES)('%s has one longitude by whichever call', (body) => {
    for (const at of instants) {
      const { longitude } = positionOf(body, at);

      expect(apparentLongitude(body, at)).toBe(longitude);
      expect(positionsAt(at)[body].longitude).toBe(longitude);
    }
  });

  it.each(BODIES)('%s has the speed by which its longitude changes', (body) => {
    const half = 6 * 3_600_000;
    for (const at of instants) {
      const [early, late] = [-half, half].map((ms) =>
        apparentLongitude(body, new Date(at.getTime() + ms)),
      ) as [number, number];
      const change = wrap(late - early) * 2;

      // The mean over half a day differs from the speed itself by its own curvature.
      const limit = body === 'moon' || body === 'true-node' ? 0.01 : 0.0002;
      expect(Math.abs(positionOf(body, at).speed - change)).toBeLessThan(limit);
    }
  });

  it('is one of thirteen', () => {
    const at = new Date('2000-01-01T00:00:00Z');

    expect(() => positionOf('chiron' as 'sun', at)).toThrow(SkyError);
    expect(() => positionsAt(at, ['sun', undefined as unknown as 'moon'])).toThrow(SkyError);
    expect(() => apparentLongitude('__proto__' as 'sun', at)).toThrow(SkyError);
  });
});
