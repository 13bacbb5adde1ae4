import type { Language } from '@cosmic/contracts/language';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS, noonOf, utcDate } from '../today';
import type { LovePeriod } from './tool';

/** The stretch of UTC time that a love forecast looks ahead. */
export interface Span {
  readonly period: LovePeriod;
  /** First instant: the beginning of today. */
  readonly from: Date;
  /** First instant that no longer belongs to it. */
  readonly to: Date;
  /** Noon today: the instant for which positions are given. */
  readonly noon: Date;
}

/** A week is seven days; a month and a year end before the same day of the next one. */
export function spanOf(period: LovePeriod, at: Date): Span {
  const from = new Date(`${utcDate(at)}T00:00:00Z`);
  return { period, from, to: endOf(period, from), noon: noonOf(at) };
}

/** A day as the span's sentences say it: with its year where the span has two. */
export function dayIn({ from, to }: Span, at: Date, language: Language): string {
  const { day, date } = SKY_NAMES[language];
  return from.getUTCFullYear() === to.getUTCFullYear() ? day(at) : date(at);
}

function endOf(period: LovePeriod, from: Date): Date {
  if (period === 'week') return new Date(from.getTime() + 7 * DAY_MS);
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()];
  const months = month + (period === 'month' ? 1 : 12);
  // Where the month is too short for the day, it ends with its last one.
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, lastDay)));
}
