import { aspectFinder, STANDARD_ORBS } from './aspects';
import type { Aspect, ChartPoint, OrbTable } from './aspects';
import { houseOf } from './house-of';

/**
 * Every aspect of a point of one chart (first) to a point of another (second), the orbs those of
 * one chart. Two charts of different times neither apply nor separate, so that is left out.
 *
 * @throws SkyError `invalid_input` when a longitude is not finite.
 */
export function synastryAspects(
  one: readonly ChartPoint[],
  other: readonly ChartPoint[],
  table: OrbTable = STANDARD_ORBS,
): Aspect[] {
  const between = aspectFinder(table);
  return one.flatMap((first) =>
    other.flatMap((second) => between(still(first), still(second)) ?? []),
  );
}

/**
 * The house of the other chart, 1 to 12, that each point of one chart falls into.
 *
 * @throws SkyError `invalid_input` when a longitude is not finite or there are not 12 cusps.
 */
export function overlay(
  points: readonly ChartPoint[],
  cusps: readonly number[],
): { point: ChartPoint['point']; house: number }[] {
  return points.map(({ point, longitude }) => ({ point, house: houseOf(longitude, cusps) }));
}

function still({ point, longitude }: ChartPoint): ChartPoint {
  return { point, longitude };
}
