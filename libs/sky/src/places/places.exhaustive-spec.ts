import { searchPlaces } from './places';
import { worldPlaces } from './places-data';
import { hostileQueries } from '../testing/hostile-queries';

describe('searchPlaces', () => {
  it('answers or refuses 10,000 hostile queries', () => {
    const index = worldPlaces();
    for (const query of hostileQueries(10_000)) {
      expect(searchPlaces(index, query, 1).length).toBeLessThanOrEqual(1);
    }
  });
});
