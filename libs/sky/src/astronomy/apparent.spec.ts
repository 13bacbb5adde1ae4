import { Body as Engine, C_AUDAY, Ecliptic, GeoVector, Vector } from 'astronomy-engine';
import type { AstroTime } from 'astronomy-engine';
import { arcseconds } from '../../test/vectors';
import { longitudeOf, motionOf } from './apparent';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { instantOf } from './instant';
import { Moment } from './moment';
import type { Triple } from './moment';

/** Four centuries of instants that fall on no beat of the planets. */
const instants = Array.from({ length: 40 }, (_, index) =>
  instantOf(new Date(Date.UTC(1800, 0, 2) + index * 3653.31 * 86_400_000)),
);

const AT_THE_SUN: Triple = [0, 0, 0];

const engineOf = (planet: Planet) =>
  Engine[(planet.slice(0, 1).toUpperCase() + planet.slice(1)) as 'Sun'];

/** The light-time the long way: both orbits evaluated again until it no longer changes. */
function seenTheLongWay(planet: Planet, time: AstroTime): Vector {
  let [x, y, z]: Triple = AT_THE_SUN;
  for (let round = 0; round < 4; round++) {
    const then = new Moment(time.AddDays(-Math.hypot(x, y, z) / C_AUDAY));
    const earth = then.heliocentric(Engine.Earth).position;
    const body = planet === 'sun' ? AT_THE_SUN : then.heliocentric(engineOf(planet)).position;
    [x, y, z] = [body[0] - earth[0], body[1] - earth[1], body[2] - earth[2]];
  }
  return new Vector(x, y, z, time);
}

describe.each(PLANETS)('the apparent place of %s', (planet) => {
  it('is that of a light-time found by repetition', () => {
    const errors = instants.map((time) => {
      const { elon, elat } = Ecliptic(
        planet === 'moon'
          ? GeoVector(Engine.Moon, time.AddDays(-1.28 / 86400), true)
          : seenTheLongWay(planet, time),
      );
      const { longitude, latitude } = motionOf(planet, new Moment(time));
      return Math.max(arcseconds(longitude, elon), arcseconds(latitude, elat));
    });

    expect(Math.max(...errors)).toBeLessThan(0.001);
  });

  it('is that of astronomy-engine but for the terms it leaves out', () => {
    const errors = instants.map((time) => {
      const { elon, elat } = Ecliptic(GeoVector(engineOf(planet), time, true));
      const { longitude, latitude } = motionOf(planet, new Moment(time));
      return Math.max(arcseconds(longitude, elon), arcseconds(latitude, elat));
    });

    expect(Math.max(...errors)).toBeLessThan(25);
  });

  it('has the same longitude with and without its speed', () => {
    for (const time of instants)
      expect(longitudeOf(planet, new Moment(time))).toBe(
        motionOf(planet, new Moment(time)).longitude,
      );
  });
});
