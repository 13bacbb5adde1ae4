import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { normalize } from '@cosmic/sky/angle';
import { crossings } from '@cosmic/sky/astronomy/course';
import type { Planet } from '@cosmic/sky/bodies';
import { ingressesOf, type Ingress } from '@cosmic/sky/calendar/ingresses';
import { SIGNS, signAt } from '@cosmic/sky/zodiac';
import { tropicalOf } from './chart-school';
import { DAY_MS } from '../today';

/** A sidereal sign begins within a year half a minute of arc from where it does in its middle. */
const NEAR_MS = 3 * DAY_MS;
const HALF_A_SIGN = 15;

/**
 * A body's changes of sign as a school counts them, from `from` on and before `to`, in order of time.
 * Sidereal ones are as good as the tropical ones are, for a span of at most a year or so.
 *
 * @throws SkyError as `ingressesOf`
 */
export function signChangesOf(body: Planet, from: Date, to: Date, school: ChartSchool): Ingress[] {
  if (school.zodiac !== 'sidereal') return ingressesOf(body, from, to);
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  return SIGNS.flatMap((_, index) => {
    const begins = 30 * index;
    const target = tropicalOf(school, begins, middle);
    return crossings(body, [target], from, to).map(({ at: about, speed }): Ingress => {
      const retrograde = speed < 0;
      const inside = normalize(begins + (retrograde ? -HALF_A_SIGN : HALF_A_SIGN));
      const at = crossingNear(body, tropicalOf(school, begins, about), about);
      return { kind: 'ingress', at, body, sign: signAt(inside).key, retrograde };
    });
  })
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** When a body stands at a longitude, nearest to an instant about then. */
function crossingNear(body: Planet, longitude: number, about: Date): Date {
  const away = ({ at }: { at: Date }) => Math.abs(at.getTime() - about.getTime());
  const [from, to] = [-NEAR_MS, NEAR_MS].map((ms) => new Date(about.getTime() + ms));
  const [nearest] = crossings(body, [longitude], from!, to!).sort((a, b) => away(a) - away(b));
  return nearest?.at ?? about;
}
