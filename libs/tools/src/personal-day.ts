import { personalYear } from '@cosmic/divination/numerology/personal-year';
import { reduceToDigit, type Digit } from '@cosmic/divination/numerology/reduction';

/** The number of a day for somebody, and how it is added up. */
export interface PersonalDay {
  readonly value: Digit;
  /** Such as `3 + 11 + 21 = 35`. */
  readonly sum: string;
}

/**
 * The personal day: the personal year, the month and the day of a date, added and brought down to
 * 1 to 9. The usual way of numerology to tell one day of a person from the next.
 */
export function personalDay(birthDate: string, date: Date): PersonalDay {
  const year = personalYear(birthDate, date.getUTCFullYear()).value;
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const total = year + month + day;
  return { value: reduceToDigit(total).value, sum: `${year} + ${month} + ${day} = ${total}` };
}
