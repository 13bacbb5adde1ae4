import { dayNumber } from '../calendar-date';
import { chineseYearOf, newYearOf } from './new-years';

describe('newYearOf', () => {
  it('lies between 21 January and 21 February, 353 to 385 days after the one before', () => {
    for (let year = 1900; year <= 2100; year++) {
      const { month, day } = newYearOf(year);
      expect(month * 100 + day).toBeGreaterThanOrEqual(121);
      expect(month * 100 + day).toBeLessThanOrEqual(221);
      if (year === 1900) continue;
      const length = dayNumber(newYearOf(year)) - dayNumber(newYearOf(year - 1));
      expect(length).toBeGreaterThanOrEqual(353);
      expect(length).toBeLessThanOrEqual(385);
    }
  });

  it.each([1899, 2101, 1950.5, NaN])('refuses %d', (year) => {
    expect(() => newYearOf(year)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});

describe('chineseYearOf', () => {
  it('gives the days before the new year to the year before', () => {
    expect(chineseYearOf({ year: 2000, month: 2, day: 4 })).toBe(1999);
    expect(chineseYearOf({ year: 2000, month: 2, day: 5 })).toBe(2000);
  });
});
