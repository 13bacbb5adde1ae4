import births from '../test/vectors/births.json';
import { arcseconds } from '../test/vectors';
import { ACCURACY } from './accuracy';
import { BODIES } from './bodies';
import { apparentLongitude } from './astronomy/ephemeris';

it('keeps every largest error within what is accepted', () => {
  expect(ACCURACY.rows.filter(({ largest, tolerance }) => largest > tolerance)).toEqual([]);
});

it('has a row for every body and a figure for every decade of the reference', () => {
  const years = births.births.map(({ utc }) => new Date(utc).getUTCFullYear());
  const decades = new Set(years.map((year) => Math.floor(year / 10) * 10));

  expect(ACCURACY.rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...BODIES]));
  expect(ACCURACY.decades).toEqual([...decades].sort((a, b) => a - b));
  for (const row of ACCURACY.rows) expect(row.byDecade).toHaveLength(decades.size);
});

it('is of the code as it is: run `npm run accuracy` after a change', () => {
  const errors = births.births.map(({ utc, bodies }) =>
    arcseconds(apparentLongitude('neptune', new Date(utc)), bodies.neptune.lon),
  );
  const row = ACCURACY.rows.find(({ name }) => name === 'neptune');

  expect(Math.max(...errors)).toBeCloseTo(row?.largest ?? NaN, 1);
});
