import { searchPlaces } from './places';
import { worldPlaces } from './places-data';
import { ASKED_PLACES } from '../testing/asked-places';

const MIN_RIGHT = 0.95;

describe('searchPlaces', () => {
  it('finds at first place what people mean by 95 of 100 names, in any script and mistyped', () => {
    const wrong = ASKED_PLACES.flatMap(([asked, expected]) => {
      const [place] = searchPlaces(worldPlaces(), asked, 1);
      const found = place && `${place.name}, ${place.country}`;
      return found === expected ? [] : [`${asked}: ${found}, not ${expected}`];
    });

    expect(ASKED_PLACES.length).toBeGreaterThanOrEqual(300);
    const isGood = wrong.length <= ASKED_PLACES.length * (1 - MIN_RIGHT);
    expect(isGood ? [] : wrong).toEqual([]);
  });
});
