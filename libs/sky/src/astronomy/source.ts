import { normalize } from '../angle';
import { isPlanet } from '../bodies';
import type { Body } from '../bodies';
import type { Motion } from './apparent';
import { ALL_ORBITS } from './kernel/all-orbits';
import { keepOrbits, nodeReading, nutationOn, readingOf } from './kernel/motions';
import { meanLongitude, meanMotion } from './lunar-points';
import type { Moment } from './moment';

/**
 * Where positions come from: tables fitted to JPL's ephemerides, as large as a megabyte, so on
 * servers alone. What a browser loads has `source.browser` in the stead of this file, which sums up
 * series; `source.spec.ts` says how near they are.
 */

keepOrbits(ALL_ORBITS);

/** Apparent ecliptic longitude of a body, degrees 0..360. */
export function longitudeOf(body: Body, moment: Moment): number {
  const day = moment.time.tt;
  if (isPlanet(body)) return normalize(readingOf(body, day).longitude);
  if (body === 'true-node') return normalize(nodeReading(day).longitude);
  return meanLongitude(body, moment.centuries, nutationOn(day)[0] as number);
}

/** Apparent ecliptic place and speed of a body. */
export function motionOf(body: Body, moment: Moment): Motion {
  const day = moment.time.tt;
  if (body === 'mean-node' || body === 'lilith') {
    const [turn = 0, rate = 0] = nutationOn(day);
    return meanMotion(body, moment.centuries, turn, rate);
  }
  const read = body === 'true-node' ? nodeReading(day) : readingOf(body, day);
  const { longitude, latitude, speed } = read;
  return { longitude: normalize(longitude), latitude, speed };
}
