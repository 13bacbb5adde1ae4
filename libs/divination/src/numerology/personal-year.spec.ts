import { survive } from '../../test/hostile';
import { personalYear } from './personal-year';

describe('personalYear', () => {
  it('adds birth month, birth day and the year asked about', () => {
    const year = personalYear('1990-04-23', 2026);

    expect(year.value).toBe(1);
    expect(year.steps).toEqual([
      'Month: 4',
      'Day: 23 → 5',
      'Year: 2026 → 10 → 1',
      '4 + 5 + 1 = 10 → 1',
    ]);
  });

  it('goes through all nine, one a year', () => {
    const values = Array.from({ length: 9 }, (_, i) => personalYear('1984-11-02', 2020 + i).value);

    expect(values.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(values.every((value, i) => i === 0 || value === (values[i - 1]! % 9) + 1)).toBe(true);
  });

  it('names a master number it passed through', () => {
    // 2 + 8 + 1 = 11
    expect(personalYear('1990-02-08', 2026)).toMatchObject({ value: 2, master: 11 });
    expect(personalYear('1990-04-23', 2026).master).toBeNull();
  });

  it('withstands hostile input', () => {
    survive(
      (dob) => personalYear(dob, 2026),
      ['dob'],
      ({ value }) => value >= 1 && value <= 9,
    );
    survive(
      (year) => personalYear('1990-04-23', year),
      ['year'],
      ({ value }) => value >= 1 && value <= 9,
    );
  });
});
