import type { Planet } from '@cosmic/sky/bodies';
import { passesOver, type Passes } from '@cosmic/sky/transits/passes';
import { targetsOf, type PlacedPoint } from '@cosmic/sky/transits/targets';

/** The passes of a body over the targets of a chart. */
export interface Found extends Passes {
  readonly body: Planet;
}

/** What can be asked of the river's worker. */
export interface Answers {
  /** Searches as `passes` does, and forgets what it found: the tables are here and the program runs fast. */
  rehearsal: (...about: Parameters<typeof passesOf>) => Promise<void>;
  passes: (...about: Parameters<typeof passesOf>) => Promise<Found[]>;
}

/** Every pass of some bodies over the aspects to a chart's points, in `from` <= t < `to`. */
export function passesOf(
  points: readonly PlacedPoint[],
  bodies: readonly Planet[],
  from: Date,
  to: Date,
): Found[] {
  const targets = targetsOf(points);
  return passesOver(targets, bodies, from, to).map((passes, index) => ({
    body: bodies[index] as Planet,
    ...passes,
  }));
}
