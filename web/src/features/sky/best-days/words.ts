import { localeOf } from '../../../language/language';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `Leo, Virgo or Libra`. */
export function either(words: readonly string[]): string {
  return new Intl.ListFormat(localeOf('en-GB'), { type: 'disjunction' }).format(words);
}

/** What a day of the week is called, by its name in an address. */
export function weekdayName(word: string): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + WEEK.indexOf(word)));
  const format = new Intl.DateTimeFormat(localeOf('en-GB'), { weekday: 'long', timeZone: 'UTC' });
  return format.format(day);
}
