import { dateFormat } from './formats';

const LONG = dateFormat('en-GB', { dateStyle: 'long' });
const BIRTH = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An instant as the day it is for the reader: `21 November 2026`. */
export function dayOf(instant: string): string {
  return LONG.format(new Date(instant));
}

/** A calendar date, `YYYY-MM-DD`, in words; it means the same day everywhere. */
export function dateInWords(date: string): string {
  return BIRTH.format(new Date(`${date}T00:00:00Z`));
}
