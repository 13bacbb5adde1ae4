import { Body, HelioState } from 'astronomy-engine';
import births from '../../test/vectors/births.json';
import { arcseconds } from '../../test/vectors';
import { longitudeOf } from './apparent';
import { instantOf } from './instant';
import { Moment } from './moment';
import type { State, Triple } from './moment';
import { withRemainder } from './vsop-remainder';
import type { VsopBody } from './vsop-remainder';

const ORBITING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;

function completed(body: VsopBody, days: number): State {
  const time = instantOf(new Date(Date.UTC(2000, 0, 1, 12) + days * 86_400_000));
  const engine = Body[(body.slice(0, 1).toUpperCase() + body.slice(1)) as 'Mars'];
  const { x, y, z, vx, vy, vz } = HelioState(engine, time);
  return withRemainder(body, { position: [x, y, z], velocity: [vx, vy, vz] }, time.tt);
}

it.each(ORBITING)('brings %s within 2.5 arcseconds of every reference birth', (body) => {
  const errors = births.births.map(({ utc, bodies }) =>
    arcseconds(longitudeOf(body, new Moment(instantOf(new Date(utc)))), bodies[body].lon),
  );

  expect(Math.max(...errors)).toBeLessThan(2.5);
});

it.each([...ORBITING, 'earth'] as const)(
  'keeps the velocity of %s that of its position',
  (body) => {
    for (let days = -70_000; days < 70_000; days += 4999) {
      const [early, at, late] = [-0.02, 0, 0.02].map((h) => completed(body, days + h)) as [
        State,
        State,
        State,
      ];
      const moved = ([0, 1, 2] as const).map(
        (axis) => (late.position[axis] - early.position[axis]) / 0.04,
      ) as unknown as Triple;

      // In units of the speed: 2e-5 of it is 0.3" a day for Mercury.
      const off = Math.hypot(...moved.map((value, axis) => value - (at.velocity[axis] ?? NaN)));
      expect(off / Math.hypot(...moved)).toBeLessThan(2e-5);
    }
  },
);
