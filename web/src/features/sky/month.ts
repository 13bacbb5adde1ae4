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

/** Every day of a month. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = nextOf(day)) days.push(day);
  return days;
}

/** The middle of a day where the visitor is. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** The days of a month in weeks that begin on Monday; null where a week reaches beyond it. */
export function weeksOf<Day extends { day: string }>(days: readonly Day[]): (Day | null)[][] {
  const before = (noonOf(days[0]!.day).getDay() + 6) % 7;
  const cells = [...Array<null>(before).fill(null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => cells[week * 7 + i] ?? null),
  );
}

function nextOf(day: string): string {
  const at = noonOf(day);
  at.setDate(at.getDate() + 1);
  return dayOf(at);
}

function isShowable(day: string): boolean {
  const year = beginningOf(day)?.getFullYear();
  return year !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR;
}
