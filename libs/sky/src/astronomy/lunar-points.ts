import { asin, atan2, cos, normalize, sin, wrap } from '../angle';
import type { Motion } from './apparent';
import type { LunarPoint } from '../bodies';
import { MOON_STEP } from './moment';
import type { Moment, Triple } from './moment';

/** Mean inclination of the lunar orbit to the ecliptic, degrees. */
const INCLINATION = 5.145396;

/** Half the span over which the slow mean motions are differenced: a day, in centuries. */
const DAY = 1 / 36525;

/** Ecliptic longitude of date of a point of the lunar orbit, degrees. */
export function lunarLongitude(point: LunarPoint, moment: Moment): number {
  switch (point) {
    case 'mean-node':
      return normalize(meanNode(moment.centuries) + moment.nutation);
    case 'lilith':
      return normalize(meanApogee(moment.centuries).longitude + moment.nutation);
    case 'true-node':
      return trueNode(moment).longitude;
  }
}

/** Place and speed of a point of the lunar orbit. */
export function lunarMotion(point: LunarPoint, moment: Moment): Motion {
  const T = moment.centuries;
  switch (point) {
    case 'mean-node':
      return {
        longitude: lunarLongitude(point, moment),
        latitude: 0,
        speed: change(meanNode, T) + moment.nutationRate,
      };
    case 'lilith':
      return {
        longitude: lunarLongitude(point, moment),
        latitude: meanApogee(T).latitude,
        speed: change((t) => meanApogee(t).longitude, T) + moment.nutationRate,
      };
    case 'true-node':
      return trueNode(moment);
  }
}

function change(longitude: (centuries: number) => number, T: number): number {
  return wrap(longitude(T + DAY) - longitude(T - DAY)) / 2;
}

/** Mean ascending node on the mean equinox of date, degrees (Meeus, Astronomical Algorithms 47.7). */
function meanNode(T: number): number {
  return 125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T * (1 / 467441 - T / 60616000)));
}

/**
 * Mean apogee on the mean equinox of date: the mean perigee (Meeus, chapter 50) plus 180 degrees,
 * counted along the lunar orbit and then projected on the ecliptic.
 */
function meanApogee(T: number): { longitude: number; latitude: number } {
  const perigee =
    83.3532465 + T * (4069.0137287 + T * (-0.01032 + T * (-1 / 80053 + T / 18999000)));
  const node = meanNode(T);
  const fromNode = perigee + 180 - node;
  return {
    longitude: node + atan2(sin(fromNode) * cos(INCLINATION), cos(fromNode)),
    latitude: asin(sin(fromNode) * sin(INCLINATION)),
  };
}

/**
 * The osculating node: where the plane of the Moon's position and velocity at this instant cuts
 * the ecliptic of date. Its speed follows from how the Moon's acceleration turns that plane.
 */
function trueNode(moment: Moment): Motion {
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
