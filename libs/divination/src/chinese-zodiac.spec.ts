import { survive } from '../test/hostile';
import vectors from '../test/vectors/chinese.json';
import { chineseZodiac, chineseZodiacOfYear } from './chinese-zodiac';

describe('chineseZodiac', () => {
  it.each(vectors.date_cases.map((row) => [row.date, row] as const))('knows %s', (date, row) => {
    expect(chineseZodiac(date)).toMatchObject({
      chineseYear: row.chinese_year,
      animal: row.animal,
      element: row.element,
      polarity: row.polarity,
    });
  });

  it('turns on the day itself', () => {
    expect(chineseZodiac('2024-02-09').animal).toBe('Rabbit');
    expect(chineseZodiac('2024-02-10').animal).toBe('Dragon');
    expect(chineseZodiac('1916-02-02').animal).toBe('Rabbit');
    expect(chineseZodiac('1916-02-03').animal).toBe('Dragon');
    expect(chineseZodiac('1900-01-30')).toMatchObject({ animal: 'Pig', element: 'Earth' });
  });

  it('refuses years outside its table', () => {
    const refusal = expect.objectContaining({ code: 'out_of_range', field: 'dob' });

    expect(() => chineseZodiac('1899-12-31')).toThrow(refusal);
    expect(() => chineseZodiac('2101-01-01')).toThrow(refusal);
  });

  it('withstands hostile input', () => {
    survive(
      chineseZodiac,
      ['dob'],
      ({ chineseYear }) => chineseYear >= 1899 && chineseYear <= 2100,
    );
  });
});

describe('chineseZodiacOfYear', () => {
  it.each(vectors.years.map((row) => [row.year, row] as const))('knows %d', (year, row) => {
    const { newYear, sign } = chineseZodiacOfYear(year);

    // The vectors count by UTC+8; where the calendar of the time had another day, they name it.
    expect(newYear).toBe('historical_new_year' in row ? row.historical_new_year : row.new_year);
    expect(sign).toMatchObject({
      animal: row.animal,
      element: row.element,
      polarity: row.polarity,
    });
  });

  it('names both signs and the day that parts them', () => {
    expect(chineseZodiacOfYear(1990)).toMatchObject({
      newYear: '1990-01-27',
      lastDayBefore: '1990-01-26',
      sign: { animal: 'Horse' },
      before: { animal: 'Snake' },
    });
  });

  it('withstands hostile input', () => {
    survive(chineseZodiacOfYear, ['year'], ({ newYear }) => /^\d{4}-0[12]-\d\d$/.test(newYear));
  });
});
