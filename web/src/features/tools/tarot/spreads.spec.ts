import { spreadById, type SpreadId } from '@cosmic/divination/tarot/spreads';
import { SPREADS } from './spreads';

it.each(SPREADS)('$name has the places that its cards are read in', ({ id, name, places }) => {
  const spread = spreadById(id as SpreadId);

  expect(spread.name).toBe(name);
  expect(spread.positions.map(({ title }) => title)).toEqual(places);
});
