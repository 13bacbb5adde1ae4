import { survive } from '../../test/hostile';
import { nameHarmony } from './name-harmony';
import { nameNumbers } from './name-numbers';
import { reduceToDigit } from './reduction';

describe('nameHarmony', () => {
  it('compares the numbers of a name, and with a path those too', () => {
    const between = (pathNumber?: number) =>
      nameHarmony({ name: 'Grace Hopper', pathNumber }).pairs.map((pair) => pair.between.join('-'));

    expect(between()).toEqual(['destiny-soulUrge', 'soulUrge-personality', 'destiny-personality']);
    expect(between(11).slice(0, 2)).toEqual(['path-destiny', 'path-soulUrge']);
  });

  it('leaves out what the name does not have', () => {
    expect(nameHarmony({ name: 'Ng' }).pairs).toHaveLength(1);
    expect(nameHarmony({ name: 'Иван', pathNumber: 3 })).toMatchObject({
      pairs: [],
      score: null,
      strongest: [],
      tuningInitials: [],
    });
  });

  it('counts the digits of the letters', () => {
    // a 1, n 5, n 5, a 1
    const { strongest, missing } = nameHarmony({ name: 'Anna' });

    expect(strongest.map(({ digit, count }) => [digit, count])).toEqual([
      [1, 2],
      [5, 2],
    ]);
    expect(missing.map(({ digit }) => digit)).toEqual([2, 3, 4, 6, 7, 8, 9]);
  });

  it('finds initials that bring the destiny to the path', () => {
    const { tuningInitials } = nameHarmony({ name: 'Anna Berg', pathNumber: 22 });

    expect(tuningInitials.length).toBeGreaterThanOrEqual(2);
    for (const initial of tuningInitials) {
      const { destiny } = nameNumbers(`Anna ${initial}. Berg`);
      expect(reduceToDigit(destiny!.value).value).toBe(4);
    }
  });

  it.each([0, 10, 34, 44, 1.5, NaN])('refuses the path number %d', (pathNumber) => {
    expect(() => nameHarmony({ name: 'Anna', pathNumber })).toThrow(
      expect.objectContaining({ field: 'pathNumber' }),
    );
  });

  it('withstands hostile input', () => {
    const bounded = ({ score }: { score: number | null }) =>
      score === null || (score >= 45 && score <= 100);

    survive((name) => nameHarmony({ name, pathNumber: 7 }), ['name'], bounded);
    survive((pathNumber) => nameHarmony({ name: 'Anna', pathNumber }), ['pathNumber'], bounded);
    survive((request) => nameHarmony(request), ['request', 'name'], bounded);
  });
});
