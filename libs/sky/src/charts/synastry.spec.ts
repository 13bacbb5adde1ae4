import reference from '../../test/vectors/aspects.json';
import { expectRows, pointsOf } from '../../test/aspect-rows';
import { overlay, synastryAspects } from './synastry';

it.each(reference.synastry)('finds the aspects of $a to $b', ({ a, b, aspects }) => {
  expectRows(synastryAspects(pointsOf(a), pointsOf(b)), aspects);
});

it('lays the points of one chart into the houses of another', () => {
  const cusps = Array.from({ length: 12 }, (_, house) => 15 + 30 * house);

  expect(overlay([{ point: 'sun', longitude: 14 }], cusps)).toEqual([{ point: 'sun', house: 12 }]);
});
