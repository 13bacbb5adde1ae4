import { DAY_MS } from '@cosmic/sky/astronomy/search';
import type { Period } from '../subjects/period';

/** Longer than that is told month by month. */
export const MONTH_DAYS = 32;

const YEAR_AND_A_BIT_DAYS = 430;

/** Whether a period is longer than a month. */
export function isLong({ from, to }: Period): boolean {
  return to.getTime() - from.getTime() > MONTH_DAYS * DAY_MS;
}

/** Until when something is looked for that comes about once a year: 430 days later. */
export function afterYear(from: Date): Date {
  return new Date(from.getTime() + YEAR_AND_A_BIT_DAYS * DAY_MS);
}
