import reference from '../../test/vectors/houses.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { apparentLongitude } from './ephemeris';

it.each(reference.births)('places Lilith of birth $id', (row) => {
  const { at } = birthOf(row.id);

  expect(arcseconds(apparentLongitude('lilith', at), row.lilith)).toBeLessThan(1);
});
