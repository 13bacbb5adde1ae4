import { DivinationError } from './divination-error';

/** A day of the Gregorian calendar, without a time and without a zone. */
export interface CalendarDate {
  /** 1 to 9999 */
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31 */
  day: number;
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/**
 * Reads a date written as `YYYY-MM-DD`, years 0001 to 9999, in the Gregorian
 * calendar carried back before its introduction. Nothing is guessed: blanks,
 * other digits, other orders and days such as 30 February are refused.
 *
 * @throws DivinationError `not_text`, `empty`, `bad_format`, `no_such_date`
 */
export function parseDate(value: unknown, field: string): CalendarDate {
  if (typeof value !== 'string') throw new DivinationError('not_text', field, 'must be text');
  if (value.trim() === '') throw new DivinationError('empty', field, 'must not be empty');
  const found = SHAPE.exec(value);
  if (!found) throw new DivinationError('bad_format', field, 'must look like 1990-04-23');
  const date = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  if (date.year < 1 || date.month < 1 || date.month > 12 || date.day < 1) {
    throw new DivinationError('no_such_date', field, 'is not a day of the calendar');
  }
  if (date.day > daysInMonth(date.year, date.month)) {
    throw new DivinationError('no_such_date', field, 'is not a day of the calendar');
  }
  return date;
}

/** @returns the date as `YYYY-MM-DD` */
export function formatDate({ year, month, day }: CalendarDate): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * @returns whole days since 1970-01-01, negative before it. Differences of two
 * day numbers are exact, because no clock, zone or daylight saving is involved.
 */
export function dayNumber({ year, month, day }: CalendarDate): number {
  // Date.UTC reads years 0 to 99 as 1900 to 1999; setUTCFullYear does not.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / MS_PER_DAY;
}

/** @returns the date that has this day number (see `dayNumber`) */
export function dateOfDayNumber(number: number): CalendarDate {
  const date = new Date(number * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** @returns the day of the week, 0 = Sunday to 6 = Saturday */
export function weekdayOf(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
