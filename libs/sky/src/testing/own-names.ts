import fc from 'fast-check';
import { searchPlaces } from '../places/places';
import { worldPlaces } from '../places/places-data';

const MAX_FOUND = 100;

/** States that any place of the world is found by its own name. */
export function holdOwnNames(numRuns: number): void {
  const index = worldPlaces();
  fc.assert(
    fc.property(fc.nat(index.size - 1), (position) => {
      const place = index.placeAt(position);

      const found = searchPlaces(index, place.name.replaceAll(',', ' '), MAX_FOUND);

      // Of a very common name a hundred larger towns may come first.
      expect(
        found.some((one) => JSON.stringify(one) === JSON.stringify(place)) ||
          found.length === MAX_FOUND,
      ).toBe(true);
    }),
    { numRuns },
  );
}
