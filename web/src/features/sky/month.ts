import { beginningOf, dayOf } from '../../design/sky/days';

/** The years for which a month can be opened; the ephemeris answers for more. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** What an address of the calendar asks for, made good where it asks for nothing that is. */
export interface Shown {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * The month and day to show: the day that is asked for in its month; else the month that is asked
 * for, on today or on its first day; else today.
 */
export function shownBy(asked: URLSearchParams, today: string): Shown {
  const day = asked.get('day');
  if (day && isShowable(day)) return { month: day.slice(0, 7), day };
  const month = asked.get('month');
  if (month && isShowable(`${month}-01`) && !today.startsWith(month)) {
    return { month, day: `${month}-01` };
  }
  return { month: today.slice(0, 7), day: today };
}

/** The month some months away; undefined where the calendar ends. */
export function monthAway(month: string, by: number): string | undefined {
  const first = new Date(`${month}-01T00:00`);
  first.setMonth(first.getMonth() + by);
  const day = dayOf(first);
  return isShowable(day) ? day.slice(0, 7) : undefined;
}

/** The day some days away; undefined where the calendar ends. */
export function dayAway(day: string, by: number): string | undefined {
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + by);
  const away = dayOf(at);
  return isShowable(away) ? away : undefined;
}

function isShowable(day: string): boolean {
  const year = beginningOf(day)?.getFullYear();
  return year !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR;
}
