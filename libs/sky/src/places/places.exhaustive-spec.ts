import { searchPlaces } from './places';
import { worldPlaces } from './places-data';
import { hostileQueries } from '../testing/hostile-queries';
import { holdOwnNames } from '../testing/own-names';

describe('searchPlaces', () => {
  it('finds any place by its own name, in 1,500 cases', () => holdOwnNames(1_500));

  it('answers or refuses 10,000 hostile queries', () => {
    const index = worldPlaces();
    for (const query of hostileQueries(10_000)) {
      expect(searchPlaces(index, query, 1).length).toBeLessThanOrEqual(1);
    }
  });
});
