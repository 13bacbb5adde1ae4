import { dignitiesOf, mutualReceptions } from './dignities';

it.each([
  ['sun', 'leo', ['domicile']],
  ['sun', 'aquarius', ['detriment']],
  ['sun', 'aries', ['exaltation']],
  ['saturn', 'aries', ['fall']],
  ['mercury', 'virgo', ['domicile', 'exaltation']],
  ['mercury', 'pisces', ['detriment', 'fall']],
  ['mars', 'scorpio', ['domicile']],
  ['pluto', 'scorpio', ['domicile']],
  ['pluto', 'taurus', ['detriment']],
  ['moon', 'gemini', []],
] as const)('gives the %s in %s the dignities %j', (planet, sign, expected) => {
  expect(dignitiesOf(planet, sign)).toEqual(expected);
});

it('finds planets that stand in each other’s domicile', () => {
  expect(mutualReceptions({ sun: 'aries', mars: 'leo', moon: 'taurus', venus: 'aries' })).toEqual([
    ['sun', 'mars'],
  ]);
});
