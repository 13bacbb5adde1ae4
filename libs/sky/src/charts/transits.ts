import { normalize } from '../angle';
import { ASPECTS } from './aspects';
import type { AspectKey, AspectPoint } from './aspects';
import type { Planet } from '../bodies';
import { crossings } from '../astronomy/course';
import { SkyError } from '../sky-error';

/** A moving body makes an exact aspect to a point of a chart. */
export interface Transit {
  readonly at: Date;
  readonly body: Planet;
  readonly aspect: AspectKey;
  readonly point: AspectPoint;
  /** Of the body, degrees per day. */
  readonly speed: number;
  readonly retrograde: boolean;
}

export interface TransitOptions {
  /** Jupiter to Pluto unless told. */
  readonly bodies?: readonly Planet[];
  /** The five major aspects unless told. */
  readonly aspects?: readonly AspectKey[];
}

/** The bodies slow enough for a transit to be an event of one's own. */
export const SLOW_BODIES: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

const MAJOR = ASPECTS.filter(({ major }) => major).map(({ key }) => key);

/**
 * Every exact aspect of moving bodies to the points of a chart in `from` <= t < `to`, in order of
 * time, on either side of the point and each pass of a retrograde loop on its own.
 *
 * The instant is as good as the longitudes of both divided by the speed: within ten minutes for
 * Jupiter, twenty for Saturn and Uranus, two hours for Neptune and Pluto, longer near a station.
 *
 * @throws SkyError `invalid_input` for a range, an aspect or a longitude that is none,
 * `out_of_range` outside the years 1800 to 2200.
 */
export function transitsTo(
  points: readonly { readonly point: AspectPoint; readonly longitude: number }[],
  from: Date,
  to: Date,
  { bodies = SLOW_BODIES, aspects = MAJOR }: TransitOptions = {},
): Transit[] {
  const wanted = aspects.map((key) => {
    const kind = ASPECTS.find((candidate) => candidate.key === key);
    if (!kind) throw new SkyError('invalid_input', 'aspects', `${key} is not an aspect`);
    return kind;
  });
  const targets = new Map<number, { aspect: AspectKey; point: AspectPoint }[]>();
  for (const { point, longitude } of points) {
    for (const { key, angle } of wanted) {
      for (const side of new Set([normalize(angle), normalize(-angle)])) {
        const target = normalize(longitude + side);
        targets.set(target, [...(targets.get(target) ?? []), { aspect: key, point }]);
      }
    }
  }
  return bodies
    .flatMap((body) =>
      crossings(body, [...targets.keys()], from, to).flatMap(({ at, target, speed }) =>
        (targets.get(target) ?? []).map((hit) => {
          return { at, body, ...hit, speed, retrograde: speed < 0 };
        }),
      ),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
