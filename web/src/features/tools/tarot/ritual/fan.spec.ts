import { fanPlace, rowsOf } from './fan-places';
import { neighbourOf } from './neighbour';

describe('a fan', () => {
  it.each([
    [22, 390, 1],
    [78, 390, 3],
    [56, 820, 2],
    [78, 1440, 1],
  ])('of %d cards on %d pixels lies in %d rows', (count, width, rows) => {
    expect(rowsOf(count, width)).toBe(rows);
    const places = Array.from({ length: count }, (_, place) => fanPlace(place, count, rows));

    expect(new Set(places.map(({ row, along }) => `${row} ${along}`)).size).toBe(count);
    for (const { row, along } of places) {
      expect(row).toBeLessThan(rows);
      expect(along).toBeGreaterThanOrEqual(0);
      expect(along).toBeLessThanOrEqual(1);
    }
  });
});

describe('the neighbour of a card', () => {
  it.each([
    ['to the right', [0, 1, 2, 3], 1, 1, 2],
    ['to the left', [0, 1, 2, 3], 1, -1, 0],
    ['over a gap', [0, 1, 4], 1, 1, 4],
    ['of one that is gone', [0, 1, 4], 3, 1, 4],
    ['none beyond the last', [0, 1, 4], 4, 1, undefined],
    ['a row down', [0, 1, 2, 3, 4, 5], 1, 3, 4],
    ['at the end', [0, 1, 2, 3], 1, Infinity, 3],
    ['at the beginning', [0, 1, 2, 3], 2, -Infinity, 0],
    ['none', [5], 5, 1, undefined],
  ])('%s', (_, left, place, steps, expected) => {
    expect(neighbourOf(left, place, steps)).toBe(expected);
  });
});
