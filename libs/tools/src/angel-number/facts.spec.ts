import { facts } from './facts';

const valuesOf = (number: string) => facts({ number }).shown.map(({ key, value }) => [key, value]);

describe('the facts of a number', () => {
  it('are its shapes, its digits and its root with the steps', () => {
    expect(valuesOf('444')).toEqual([
      ['number', '444'],
      ['pattern-1', '444: One digit, all the way through'],
      ['pattern-2', '4:44: A time on the clock'],
      ['digit-4', 'three times; The laid stone (stability, effort, support)'],
      ['root', '3, from 4 + 4 + 4 = 12 → 3'],
    ]);
  });

  it.each([
    ['0000', '0, from 0'],
    ['29', '11, from 2 + 9 = 11'],
    ['7', '7, from 7'],
  ])('work %s out to a root of %s', (number, root) => {
    expect(valuesOf(number).at(-1)).toEqual(['root', root]);
  });
});
