import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { returnBy } from '../charts/sun-return';
import { noonOf, utcDate } from '../today';

/** The next birthday of a birth date. */
export interface Birthday {
  /** Noon UTC of the day; today's where it is today. */
  readonly noon: Date;
  readonly isToday: boolean;
  /** Whole years, 1 or more. */
  readonly age: number;
  /** When the Sun is back where it was at noon of the birth date: half a day uncertain. */
  readonly returns: Date;
}

/**
 * Somebody born on 29 February has it on 1 March where the year has no such day.
 *
 * @param school by which the Sun is back
 */
export function nextBirthday(dob: string, at: Date, school: ChartSchool = {}): Birthday {
  const birth = new Date(`${dob}T12:00:00Z`);
  const today = noonOf(at);
  const inYear = (year: number) =>
    new Date(Date.UTC(year, birth.getUTCMonth(), birth.getUTCDate(), 12));
  const thisYear = Math.max(today.getUTCFullYear(), birth.getUTCFullYear() + 1);
  const year = inYear(thisYear) < today ? thisYear + 1 : thisYear;
  const noon = inYear(year);
  return {
    noon,
    isToday: utcDate(noon) === utcDate(today),
    age: year - birth.getUTCFullYear(),
    returns: returnBy(school, birth, year),
  };
}
