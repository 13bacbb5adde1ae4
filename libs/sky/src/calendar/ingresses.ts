import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { crossings } from '../astronomy/course';
import { SkyError } from '../sky-error';
import { signAt, SIGNS } from '../zodiac';
import type { SignKey } from '../zodiac';

/** A body passes from one sign into another. */
export interface Ingress {
  readonly kind: 'ingress';
  readonly at: Date;
  readonly body: Planet;
  /** The sign it enters; running backwards, the one before. */
  readonly sign: SignKey;
  readonly retrograde: boolean;
}

const EDGES = SIGNS.map((_, index) => index * 30);

/**
 * The ingresses of a body into a sign of the tropical zodiac from `from` on and before `to`, in
 * order of time; a planet near a station can enter, leave and enter again. Right to the body's
 * longitude error divided by its speed: seconds for the Sun and the Moon, a minute or two for
 * Mercury to Jupiter, longer where a planet all but stands.
 *
 * @throws SkyError `invalid_input` for an unknown body, an invalid date or a range that ends
 * before it begins, `out_of_range` outside 1800 to 2200.
 */
export function ingressesOf(body: Planet, from: Date, to: Date): Ingress[] {
  if (!PLANETS.includes(body))
    throw new SkyError('invalid_input', 'body', `${String(body)} has no ingresses`);
  return crossings(body, EDGES, from, to).map(({ at, target, speed }) => {
    const retrograde = speed < 0;
    const sign = signAt(retrograde ? target - 15 : target).key;
    return { kind: 'ingress', at, body, sign, retrograde };
  });
}
