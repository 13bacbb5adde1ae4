import { isPlanet } from '../bodies';
import type { Body } from '../bodies';
import { longitudeOf as longitudeOfPlanet, motionOf as motionOfPlanet } from './apparent';
import type { Motion } from './apparent';
import { meanLongitude, meanMotion } from './lunar-points';
import type { Moment } from './moment';
import { trueNode } from './true-node';

/** What a browser has in the stead of `source`: forty kilobytes of series instead of its tables. */

/** Apparent ecliptic longitude of a body, degrees 0..360. */
export function longitudeOf(body: Body, moment: Moment): number {
  if (isPlanet(body)) return longitudeOfPlanet(body, moment);
  if (body === 'true-node') return trueNode(moment).longitude;
  return meanLongitude(body, moment.centuries, moment.nutation);
}

/** Apparent ecliptic place and speed of a body. */
export function motionOf(body: Body, moment: Moment): Motion {
  if (isPlanet(body)) return motionOfPlanet(body, moment);
  if (body === 'true-node') return trueNode(moment);
  return meanMotion(body, moment.centuries, moment.nutation, moment.nutationRate);
}
