import { Body as Engine, Ecliptic, GeoVector } from 'astronomy-engine';
import { arcseconds } from '../test/vectors';
import { longitudeOf, motionOf } from './apparent';
import { PLANETS } from './bodies';
import { instantOf } from './instant';
import { Moment } from './moment';

const LIGHT_TIME_OF_THE_MOON = 1.28 / 86400;

/** Two centuries of instants that fall on no beat of the planets. */
const instants = Array.from({ length: 150 }, (_, index) =>
  instantOf(new Date(Date.UTC(1800, 0, 2) + index * 977.31 * 86_400_000)),
);

describe.each(PLANETS)('the apparent place of %s', (planet) => {
  const engine = Engine[(planet[0]?.toUpperCase() + planet.slice(1)) as 'Sun'];

  it('is that of astronomy-engine with its repeated light-time', () => {
    const errors = instants.map((time) => {
      const seen = planet === 'moon' ? time.AddDays(-LIGHT_TIME_OF_THE_MOON) : time;
      const { elon, elat } = Ecliptic(GeoVector(engine, seen, true));
      const { longitude, latitude } = motionOf(planet, new Moment(time));
      return Math.max(arcseconds(longitude, elon), arcseconds(latitude, elat));
    });

    expect(Math.max(...errors)).toBeLessThan(0.001);
  });

  it('has the same longitude with and without its speed', () => {
    for (const time of instants)
      expect(longitudeOf(planet, new Moment(time))).toBe(
        motionOf(planet, new Moment(time)).longitude,
      );
  });
});
