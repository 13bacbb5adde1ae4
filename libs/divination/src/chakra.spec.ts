import { survive } from '../test/hostile';
import { chakraBalance } from './chakra';
import { CHAKRAS } from './chakra/chakras';

describe('chakraBalance', () => {
  it('counts the digits and the life path', () => {
    // 1 9 9 4 2 3, life path 1: ones and nines (as twos) lead with three points each
    const { chakras, strongest, quiet } = chakraBalance('1990-04-23');

    expect(chakras.map(({ points }) => points)).toEqual([3, 3, 1, 1, 0, 0, 0]);
    expect(strongest.map(({ id }) => id)).toEqual(['root', 'sacral']);
    expect(quiet.map(({ id }) => id)).toEqual(['throat', 'third-eye', 'crown']);
  });

  it('shares out the whole', () => {
    const sum = chakraBalance('1984-11-02').chakras.reduce((all, { share }) => all + share, 0);

    expect(sum).toBeCloseTo(1, 12);
  });

  it.each(['1984-11-02', '1985-12-31', '2003-09-27', '1990-04-23', '1999-12-29'])(
    'shares out a hundred percent of %s',
    (dob) => {
      const { chakras } = chakraBalance(dob);

      expect(chakras.reduce((all, { percent }) => all + percent, 0)).toBe(100);
      for (const { percent, share } of chakras) {
        expect(Math.abs(percent - share * 100)).toBeLessThan(1);
      }
    },
  );

  it('rounds 37.5, 25, 25 and 12.5 to a hundred', () => {
    const { chakras } = chakraBalance('1980-01-23');

    expect(chakras.map(({ points }) => points)).toEqual([3, 2, 1, 0, 0, 2, 0]);
    expect(chakras.map(({ percent }) => percent)).toEqual([38, 25, 12, 0, 0, 25, 0]);
  });

  it('withstands hostile input', () => {
    survive(chakraBalance, ['dob'], ({ strongest }) => strongest.length > 0);
  });
});

describe('the chakras', () => {
  it('stand at their numbers, each in its own words', () => {
    expect(CHAKRAS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(CHAKRAS.flatMap(({ strong, quiet }) => [strong, quiet])).size).toBe(14);
  });
});
