import { asin, atan2, cos, normalize, sin, wrap } from '../angle';
import type { Motion } from './apparent';
import type { LunarPoint } from '../bodies';

/** Mean inclination of the lunar orbit to the ecliptic, degrees. */
const INCLINATION = 5.145396;

/** Half the span over which the slow mean motions are differenced: a day, in centuries. */
const DAY = 1 / 36525;

/** Of the points of the lunar orbit those that follow from polynomials alone. */
export type MeanPoint = Exclude<LunarPoint, 'true-node'>;

/** Ecliptic longitude of date, degrees 0..360; `nutation` in longitude, degrees. */
export function meanLongitude(point: MeanPoint, centuries: number, nutation: number): number {
  const mean = point === 'lilith' ? meanApogee(centuries).longitude : meanNode(centuries);
  return normalize(mean + nutation);
}

/** Place and speed; `nutationRate` in degrees per day. */
export function meanMotion(
  point: MeanPoint,
  centuries: number,
  nutation: number,
  nutationRate: number,
): Motion {
  const longitude = meanLongitude(point, centuries, nutation);
  if (point === 'mean-node')
    return { longitude, latitude: 0, speed: change(meanNode, centuries) + nutationRate };
  return {
    longitude,
    latitude: meanApogee(centuries).latitude,
    speed: change((t) => meanApogee(t).longitude, centuries) + nutationRate,
  };
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
