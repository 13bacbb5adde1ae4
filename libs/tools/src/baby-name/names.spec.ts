import { GENDERS } from '../fields/choice';
import { NAMES } from './names';
import { HINDI } from './words.hi';

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

describe('the book of names', () => {
  it('holds at least 360 names, each once', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(360);
    expect(new Set(NAMES.map(({ name }) => name)).size).toBe(NAMES.length);
  });

  it('says of each where it is from and what it means', () => {
    const odd = NAMES.filter(
      ({ name, origin, meaning }) =>
        !/^[A-Z][a-z]+$/.test(name) || !/^[A-Z][a-z]+$/.test(origin) || !/^\S.+\S$/.test(meaning),
    );

    expect(odd).toEqual([]);
  });

  it('writes each of them, its language and its meaning in Hindi', () => {
    const left = NAMES.filter((name) =>
      /[A-Za-z]/.test(Object.values(HINDI.told(name)).join(' ')),
    ).map(({ name }) => name);

    expect(left).toEqual([]);
    expect(new Set(NAMES.map((name) => HINDI.told(name).name)).size).toBe(NAMES.length);
  });

  it('adds the letters of each up to a number', () => {
    expect(NAMES.filter(({ number }) => !NUMBERS.includes(number))).toEqual([]);
    // A 1 + D 4 + A 1 + M 4.
    expect(NAMES.find(({ name }) => name === 'Adam')).toMatchObject({
      number: 1,
      element: 'earth',
    });
  });

  it.each(GENDERS)('has enough to choose from for %s in every element', (gender) => {
    for (const element of ELEMENTS) {
      const fitting = NAMES.filter((name) => name.gender === gender && name.element === element);

      expect(fitting.length).toBeGreaterThan(20);
      expect(new Set(fitting.map(({ origin }) => origin)).size).toBeGreaterThan(6);
    }
  });
});
