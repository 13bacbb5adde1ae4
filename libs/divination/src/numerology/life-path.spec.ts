import fc from 'fast-check';
import vectors from '../../test/vectors/numerology.json';
import { survive } from '../../test/hostile';
import { formatDate, dateOfDayNumber } from '../calendar-date';
import { type LifePathMethod, lifePath, lifePathByEveryMethod } from './life-path';
import { isNumerologyNumber } from './reduction';

interface OtherOrders {
  life_path_digits?: number;
  life_path_sum?: number;
}

describe('lifePath', () => {
  it.each(vectors.pairs.map((pair) => [pair.dob, pair] as const))('works out %s', (dob, pair) => {
    const other: OtherOrders = pair.other_orders ?? {};

    expect(lifePath(dob).value).toBe(pair.life_path);
    expect(lifePath(dob, 'digits').value).toBe(other.life_path_digits ?? pair.life_path);
    expect(lifePath(dob, 'sum').value).toBe(other.life_path_sum ?? pair.life_path);
  });

  it('shows its steps', () => {
    expect(lifePath('1990-11-29').steps).toEqual([
      'Year: 1990 → 19 → 10 → 1',
      'Month: 11',
      'Day: 29 → 11',
      '1 + 11 + 11 = 23 → 5',
    ]);
    expect(lifePath('1990-04-23', 'digits').steps).toEqual([
      '1 + 9 + 9 + 0 + 4 + 2 + 3 = 28 → 10 → 1',
    ]);
    expect(lifePath('1990-04-23', 'sum').steps).toEqual(['1990 + 4 + 23 = 2017 → 10 → 1']);
  });

  it('gives the same digit by every method once masters are set aside', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719162, max: 2932896 }), (day) => {
        const all = lifePathByEveryMethod(formatDate(dateOfDayNumber(day)));
        expect(new Set(all.map(({ value }) => value % 9)).size).toBe(1);
      }),
    );
  });

  it('refuses a method it does not know', () => {
    expect(() => lifePath('1990-04-23', 'toString' as LifePathMethod)).toThrow(
      expect.objectContaining({ code: 'unknown_choice', field: 'method' }),
    );
  });

  it('withstands hostile input', () => {
    survive(lifePath, ['dob'], ({ value }) => isNumerologyNumber(value));
    survive(
      (method) => lifePath('1990-04-23', method),
      ['method'],
      ({ value }) => value === 1,
    );
  });
});
