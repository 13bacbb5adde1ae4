import type { LunarMonth } from './lunar-month';

/** Years that have elapsed, as the calendars print them. */
export interface LunarYears {
  readonly shaka: number;
  /** Vikram Samvat of the north, from Chaitra Shukla 1. */
  readonly vikram: number;
  /** Vikram Samvat of Gujarat, from Kartika Shukla 1. */
  readonly vikramKartikadi: number;
}

const PAUSHA = 9;
const KARTIKA = 7;

/**
 * The years of a day, by its civil date `YYYY-MM-DD` and its amanta month at sunrise.
 */
export function lunarYearsOf(date: string, { index }: LunarMonth): LunarYears {
  const [year = 0, month = 0] = date.split('-').map(Number);
  // January and February, and March or April until the month Chaitra, still belong to the year before.
  const before = month <= 2 || (month <= 4 && index >= PAUSHA);
  const shaka = year - (before ? 79 : 78);
  return {
    shaka,
    vikram: shaka + 135,
    vikramKartikadi: shaka + 135 - (index >= KARTIKA ? 0 : 1),
  };
}

/** A date of the Indian national calendar; month 1 is Chaitra. */
export interface SakaDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The civil date `YYYY-MM-DD` in the national calendar of India (Calendar Reform Committee, 1957):
 * Chaitra begins on 22 March, in leap years on the 21st and with 31 days; months 2 to 6 have 31,
 * 7 to 12 have 30 days.
 */
export function sakaCivilDate(date: string): SakaDate {
  const ms = Date.parse(`${date}T00:00:00Z`);
  const civilYear = Number(date.slice(0, 4));
  const beginOf = (year: number) => Date.UTC(year, 2, isLeap(year) ? 21 : 22);
  const year = ms >= beginOf(civilYear) ? civilYear : civilYear - 1;
  let day = Math.round((ms - beginOf(year)) / DAY_MS);
  let month = 0;
  for (; month < 11; month++) {
    const length = month === 0 ? (isLeap(year) ? 31 : 30) : month <= 5 ? 31 : 30;
    if (day < length) break;
    day -= length;
  }
  return { year: year - 78, month: month + 1, day: day + 1 };
}
