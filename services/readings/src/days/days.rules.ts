import { firstDateAnywhere } from '@cosmic/contracts/days/days';

/** Whether it is that date nowhere on Earth any more. */
export function isOver(date: string, now: Date): boolean {
  return date < firstDateAnywhere(now.getTime());
}

/** The same day of the month before; its last day where it has none such. */
export function monthBefore(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dateOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, day);
}

/** The same day of the year before; 28 February for the 29th. */
export function yearBefore(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dateOf(year - 1, month, day);
}

/** The first and the last date of a month such as `2026-11`. */
export function datesOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dateOf(year, number, 31) };
}

function dateOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const [months, days] = [month, Math.min(day, last)].map((part) => String(part).padStart(2, '0'));
  return `${year}-${months}-${days}`;
}
