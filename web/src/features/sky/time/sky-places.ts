import { normalize } from '@cosmic/sky/angle';
import { readingOf } from '@cosmic/sky/astronomy/kernel/motions';
import { PLANETS } from '@cosmic/sky/bodies';
import { terrestrialDay, type ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import type { Wheel } from '../../../design/figures/chart/parts';
import { skyAround, skyWheel } from '../../../design/figures/sky-figure';

/** Where the ten bodies stand and how they move, in their usual order; filled anew by each reading. */
export interface Places {
  /** Degrees, 0..360. */
  readonly longitudes: Float64Array;
  /** Degrees per day. */
  readonly speeds: Float64Array;
}

export function noPlaces(): Places {
  return {
    longitudes: new Float64Array(PLANETS.length),
    speeds: new Float64Array(PLANETS.length),
  };
}

/**
 * Reads the places of an instant (milliseconds since 1970) off the tables, which must be here.
 *
 * @param zodiac where the signs begin; at the equinox unless told
 */
export function readPlaces(
  at: number,
  { longitudes, speeds }: Places,
  zodiac: ZodiacStart | undefined,
): void {
  const day = terrestrialDay(at);
  const start = zodiac?.(at) ?? 0;
  for (let index = 0; index < PLANETS.length; index++) {
    const { longitude, speed } = readingOf(PLANETS[index]!, day);
    longitudes[index] = normalize(longitude - start);
    speeds[index] = speed;
  }
}

/**
 * The wheel of an instant: of the sky alone, or with the sky around a chart.
 *
 * @param label what the ring of the sky is called
 */
export function wheelAt(
  at: number,
  label: string,
  chart: Wheel | undefined,
  zodiac: ZodiacStart | undefined,
): Wheel {
  const places = noPlaces();
  readPlaces(at, places, zodiac);
  const points = PLANETS.map((point, index) => ({
    point,
    longitude: places.longitudes[index]!,
    retrograde: places.speeds[index]! < 0,
  }));
  return chart ? skyAround(chart, points, label) : skyWheel(points, label);
}
