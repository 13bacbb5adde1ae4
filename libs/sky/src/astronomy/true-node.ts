import { atan2 } from '../angle';
import type { Motion } from './apparent';
import { MOON_STEP } from './moment';
import type { Moment, Triple } from './moment';

/**
 * The osculating node: where the plane of the Moon's position and velocity at this instant cuts
 * the ecliptic of date. Its speed follows from how the Moon's acceleration turns that plane.
 */
export function trueNode(moment: Moment): Motion {
  const { before, at, after } = moment.moonTrack();
  const [p, q, r] = [before, at, after].map((place) => moment.toEcliptic(place)) as [
    Triple,
    Triple,
    Triple,
  ];
  const velocity = combine(p, q, r, [-0.5, 0, 0.5], MOON_STEP);
  const acceleration = combine(p, q, r, [1, -2, 1], MOON_STEP ** 2);
  const [x, y] = cross(q, velocity);
  const [turnX, turnY] = cross(q, acceleration);
  return {
    longitude: atan2(x, -y),
    latitude: 0,
    speed: (((x * turnY - y * turnX) / (x * x + y * y)) * 180) / Math.PI + moment.equinoxRate,
  };
}

function combine(p: Triple, q: Triple, r: Triple, [a, b, c]: Triple, per: number): Triple {
  const mix = (i: 0 | 1 | 2) => (a * p[i] + b * q[i] + c * r[i]) / per;
  return [mix(0), mix(1), mix(2)];
}

function cross(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
