import type { Planet } from '@cosmic/sky/bodies';
import { passesOver, type Passes } from '@cosmic/sky/transits/passes';
import { targetsOf, type PlacedPoint } from '@cosmic/sky/transits/targets';

/** The passes of a body over the targets of a chart. */
export interface Found extends Passes {
  readonly body: Planet;
}

/** What can be asked of the river's worker. */
export interface Answers {
  passes: typeof passesOf;
}

/** Every pass of some bodies over the aspects to a chart's points, in `from` <= t < `to`. */
export function passesOf(
  points: readonly PlacedPoint[],
  bodies: readonly Planet[],
  from: Date,
  to: Date,
): Found[] {
  const targets = targetsOf(points);
  return bodies.map((body) => ({ body, ...passesOver(targets, body, from, to) }));
}
