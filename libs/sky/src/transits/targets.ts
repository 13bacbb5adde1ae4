import { normalize } from '../angle';
import { ASPECTS } from '../charts/aspects';
import type { AspectKey, AspectPoint } from '../charts/aspects';
import { SkyError } from '../sky-error';

/** A longitude at which a moving body makes an exact major aspect to a point of a chart. */
export interface Target {
  readonly point: AspectPoint;
  readonly aspect: AspectKey;
  /** Degrees, 0 <= longitude < 360. */
  readonly longitude: number;
}

/** A point of a chart and where it stands, degrees. */
export interface PlacedPoint {
  readonly point: AspectPoint;
  readonly longitude: number;
}

const MAJOR = ASPECTS.filter(({ major }) => major);

/** The targets of a chart's points: eight of each, for aspects on either side, by longitude. */
export function targetsOf(points: readonly PlacedPoint[]): Target[] {
  return points
    .flatMap(({ point, longitude }) => {
      if (!Number.isFinite(longitude))
        throw new SkyError('invalid_input', 'points', 'a longitude is not a finite number');
      return MAJOR.flatMap(({ key, angle }) =>
        [...new Set([normalize(angle), normalize(-angle)])].map((side) => {
          return { point, aspect: key, longitude: normalize(longitude + side) };
        }),
      );
    })
    .sort((a, b) => a.longitude - b.longitude);
}
