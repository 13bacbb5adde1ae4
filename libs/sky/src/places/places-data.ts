import table from './places.json';
import { indexPlaces, type PlaceIndex } from './place-index';

let index: PlaceIndex | undefined;

/**
 * The hundred and twelve thousand places of the world with a thousand inhabitants and more, ready
 * to be searched: from GeoNames (CC BY 4.0), see the README. Read on first use, less than
 * half a second, and kept.
 *
 * Nearly four megabytes: for servers only. Nothing that a browser loads may import this file.
 */
export function worldPlaces(): PlaceIndex {
  index ??= indexPlaces(table);
  return index;
}
