import type { Fact } from '@cosmic/contracts/readings/readings';
import { PLANETS } from '@cosmic/sky/bodies';

/** A fact about a planet's place carries the planet's name in its key, as in `aspect-sun-trine-mars`. */
export function isOfTheSky({ key }: Fact): boolean {
  return key.split('-').some((part) => PLANETS.some((planet) => planet === part));
}
