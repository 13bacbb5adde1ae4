import table from './places.json';
import { indexPlaces, placesInSteps, type PlaceIndex } from './place-index';

let index: PlaceIndex | undefined;

/**
 * The hundred and twelve thousand places of the world with a thousand inhabitants and more, ready
 * to be searched: from GeoNames (CC BY 4.0), see the README. Read on first use, a second and more,
 * and kept.
 *
 * Nearly four megabytes: for servers only. Nothing that a browser loads may import this file.
 */
export function worldPlaces(): PlaceIndex {
  index ??= indexPlaces(table);
  return index;
}

/**
 * As {@link worldPlaces}, in steps of some milliseconds.
 *
 * @param pause lets others work, between two steps
 */
export async function worldPlacesInSteps(pause: () => Promise<unknown>): Promise<PlaceIndex> {
  if (index) return index;
  const steps = placesInSteps(table);
  for (;;) {
    const step = steps.next();
    if (step.done) return (index ??= step.value);
    await pause();
  }
}
