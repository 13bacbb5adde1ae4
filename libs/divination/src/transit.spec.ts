import { survive } from '../test/hostile';
import { transitMeaning } from './transit';
import { TRANSIT_IDS } from './transit/transits';

describe('transitMeaning', () => {
  it('knows the eleven transits of the picker, each in its own words', () => {
    const texts = TRANSIT_IDS.map((id) => transitMeaning(id).text);

    expect(new Set(texts).size).toBe(11);
    expect(transitMeaning('saturn-return').name).toBe('Saturn Return');
  });

  it('withstands hostile input', () => {
    survive(transitMeaning, ['transit'], () => false);
  });
});
