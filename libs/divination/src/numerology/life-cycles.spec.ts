import { survive } from '../../test/hostile';
import { lifeCycles } from './life-cycles';
import { isNumerologyNumber } from './reduction';

describe('lifeCycles', () => {
  it('adds month, day and year in turns', () => {
    // month 4, day 23 = 5, year 1990 = 1; life path 10 = 1
    expect(lifeCycles('1990-04-23').map(({ step }) => step)).toEqual([
      ...['4 + 5 = 9', '5 + 1 = 6', '9 + 6 = 15 → 6', '4 + 1 = 5'],
    ]);
  });

  it('lets one stretch begin where the last ends', () => {
    const ages = lifeCycles('1990-04-23').map(({ fromAge, toAge }) => [fromAge, toAge]);

    expect(ages).toEqual([
      [0, 35],
      [35, 44],
      [44, 53],
      [53, null],
    ]);
  });

  it('withstands hostile input', () => {
    survive(lifeCycles, ['dob'], (cycles) =>
      cycles.every(({ value }) => isNumerologyNumber(value)),
    );
  });
});
