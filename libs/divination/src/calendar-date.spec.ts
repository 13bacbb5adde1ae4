import fc from 'fast-check';
import { survive } from '../test/hostile';
import { dateOfDayNumber, dayNumber, formatDate, parseDate, weekdayOf } from './calendar-date';

describe('parseDate', () => {
  it('reads a date', () => {
    expect(parseDate('1990-04-23', 'dob')).toEqual({ year: 1990, month: 4, day: 23 });
  });

  it.each([
    ['1990-02-29', 'no_such_date'],
    ['1900-02-29', 'no_such_date'],
    ['0000-01-01', 'no_such_date'],
    ['2001-04-31', 'no_such_date'],
    ['1990-4-23', 'bad_format'],
    ['1990-04-23\n', 'bad_format'],
    ['１９９０-０４-２３', 'bad_format'],
    ['  ', 'empty'],
    [undefined, 'not_text'],
  ])('refuses %j as %s', (value, code) => {
    expect(() => parseDate(value, 'dob')).toThrow(expect.objectContaining({ code, field: 'dob' }));
  });

  it('knows the leap years', () => {
    expect(parseDate('2000-02-29', 'dob').day).toBe(29);
    expect(parseDate('2024-02-29', 'dob').day).toBe(29);
  });

  it('withstands hostile input', () => {
    const { answered, refused } = survive(
      (value) => parseDate(value, 'dob'),
      ['dob'],
      (date) => dayNumber(parseDate(formatDate(date), 'dob')) === dayNumber(date),
    );

    expect(answered).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(1000);
  });
});

describe('day numbers', () => {
  it('count from 1970-01-01 and hold in the first century', () => {
    expect(dayNumber(parseDate('1970-01-01', 'date'))).toBe(0);
    expect(dayNumber(parseDate('0001-01-01', 'date'))).toBe(-719162);
  });

  it('lead back to the date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719162, max: 2932896 }), (number) => {
        const text = formatDate(dateOfDayNumber(number));
        expect(dayNumber(parseDate(text, 'date'))).toBe(number);
      }),
    );
  });

  it('know the day of the week, also before 1970', () => {
    expect(weekdayOf(parseDate('2024-05-23', 'date'))).toBe(4);
    expect(weekdayOf(parseDate('1969-07-20', 'date'))).toBe(0);
  });
});
