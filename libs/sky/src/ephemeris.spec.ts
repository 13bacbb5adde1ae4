import { positionsAt } from './ephemeris';
import { BODIES } from './bodies';
import type { Body } from './bodies';
import { separation } from './angle';
import births from '../test/vectors/births.json';

/** Tolerances of the reference values: longitude in arcseconds, speed in degrees per day. */
const LONGITUDE: Record<Body, number> = {
  sun: 3,
  moon: 12,
  mercury: 15,
  venus: 25,
  mars: 20,
  jupiter: 15,
  saturn: 20,
  uranus: 20,
  neptune: 25,
  pluto: 10,
  'mean-node': 1,
  'true-node': 30,
  lilith: 3,
};
const speedTolerance = (body: Body) =>
  ({ moon: 0.001, mercury: 0.0015, 'true-node': 0.006 })[body as 'moon'] ?? 0.0005;

describe.each(births.births)('birth $id', (birth) => {
  const at = new Date(birth.utc);
  const positions = positionsAt(at);

  it.each(BODIES.filter((body) => body !== 'lilith'))('places the %s', (body) => {
    const expected = birth.bodies[body.replace('-', '_') as 'sun'];
    const position = positions[body];

    expect(separation(position.longitude, expected.lon) * 3600).toBeLessThan(LONGITUDE[body]);
    expect(Math.abs(position.speed - expected.speed)).toBeLessThan(speedTolerance(body));
    expect(position.retrograde).toBe(expected.retro);
  });
});
