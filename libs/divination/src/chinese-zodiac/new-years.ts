import { DivinationError } from '../divination-error';
import { type CalendarDate, dayNumber } from '../calendar-date';

/** The first and last Chinese year whose new year the table holds. */
export const FIRST_CHINESE_YEAR = 1900;
export const LAST_CHINESE_YEAR = 2100;

/**
 * Month and day of the Chinese new year, ten to a row from 1900 on, as almanacs
 * have it. From the astronomical rule: the winter solstice lies in month 11;
 * where thirteen new moons fall between two solstices, the first month without
 * a principal solar term is a leap month; the year starts with month 1. Days
 * begin at midnight by Beijing's local mean time (UTC+7:45:40) before 1929 and
 * at UTC+8 since. Only 1916 depends on which: its new moon, at 16:05 UTC on 3
 * February, came minutes before midnight in Beijing.
 *
 * Computed beforehand, because the calendar of `Intl` is a day off for 1954,
 * 2027 and 2030. A spec computes all of them again.
 */
const NEW_YEARS = [
  '0131 0219 0208 0129 0216 0204 0125 0213 0202 0122', // 1900s
  '0210 0130 0218 0206 0126 0214 0203 0123 0211 0201', // 1910s
  '0220 0208 0128 0216 0205 0124 0213 0202 0123 0210', // 1920s
  '0130 0217 0206 0126 0214 0204 0124 0211 0131 0219', // 1930s
  '0208 0127 0215 0205 0125 0213 0202 0122 0210 0129', // 1940s
  '0217 0206 0127 0214 0203 0124 0212 0131 0218 0208', // 1950s
  '0128 0215 0205 0125 0213 0202 0121 0209 0130 0217', // 1960s
  '0206 0127 0215 0203 0123 0211 0131 0218 0207 0128', // 1970s
  '0216 0205 0125 0213 0202 0220 0209 0129 0217 0206', // 1980s
  '0127 0215 0204 0123 0210 0131 0219 0207 0128 0216', // 1990s
  '0205 0124 0212 0201 0122 0209 0129 0218 0207 0126', // 2000s
  '0214 0203 0123 0210 0131 0219 0208 0128 0216 0205', // 2010s
  '0125 0212 0201 0122 0210 0129 0217 0206 0126 0213', // 2020s
  '0203 0123 0211 0131 0219 0208 0128 0215 0204 0124', // 2030s
  '0212 0201 0122 0210 0130 0217 0206 0126 0214 0202', // 2040s
  '0123 0211 0201 0219 0208 0128 0215 0204 0124 0212', // 2050s
  '0202 0121 0209 0129 0217 0205 0126 0214 0203 0123', // 2060s
  '0211 0131 0219 0207 0127 0215 0205 0124 0212 0202', // 2070s
  '0122 0209 0129 0217 0206 0126 0214 0203 0124 0210', // 2080s
  '0130 0218 0207 0127 0215 0205 0125 0212 0201 0121', // 2090s
  '0209', // 2100s
]
  .join(' ')
  .split(' ');

/**
 * @param year 1900 to 2100
 * @returns the day on which the Chinese year of that number begins
 * @throws DivinationError `out_of_range` for the field `year`
 */
export function newYearOf(year: number): CalendarDate {
  const entry = NEW_YEARS[year - FIRST_CHINESE_YEAR];
  if (entry === undefined) {
    throw new DivinationError('out_of_range', 'year', 'must lie between 1900 and 2100');
  }
  return { year, month: Number(entry.slice(0, 2)), day: Number(entry.slice(2)) };
}

/**
 * The Chinese year that a day belongs to. It changes on the new year's day
 * itself, so days of January and early February belong to the year before.
 *
 * @param date a day from 1900-01-01 to 2100-12-31
 * @returns 1899 to 2100
 * @throws DivinationError `out_of_range` for the field `date`
 */
export function chineseYearOf(date: CalendarDate): number {
  if (date.year < FIRST_CHINESE_YEAR || date.year > LAST_CHINESE_YEAR) {
    throw new DivinationError('out_of_range', 'date', 'must lie between 1900 and 2100');
  }
  return dayNumber(date) < dayNumber(newYearOf(date.year)) ? date.year - 1 : date.year;
}
