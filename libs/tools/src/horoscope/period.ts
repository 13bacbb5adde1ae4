import type { Timeframe } from '../fields/choice';
import { DAY_MS, noonOf } from '../today';

/** The stretch of UTC time a horoscope is for. */
export interface Period {
  readonly timeframe: Timeframe;
  /** First instant. */
  readonly from: Date;
  /** First instant that no longer belongs to it. */
  readonly to: Date;
  /**
   * Noon of the day as of which it is told, the instant for which positions are given: of the day
   * itself, or of the day of the week or month on which somebody asks.
   */
  readonly noon: Date;
  /** The first day, `YYYY-MM-DD`. */
  readonly start: string;
  /** Whether it is a single day. */
  readonly oneDay: boolean;
}

/** The UTC day, the week from Monday to Sunday or the calendar month that an instant lies in. */
export function periodOf(timeframe: Timeframe, at: Date): Period {
  const [from, to] = boundsOf(timeframe, at);
  const oneDay = to.getTime() - from.getTime() === DAY_MS;
  return {
    timeframe,
    from,
    to,
    noon: noonOf(oneDay ? from : at),
    start: from.toISOString().slice(0, 10),
    oneDay,
  };
}

/** The beginning of a period's last day. */
export function lastDayOf({ to }: Period): Date {
  return new Date(to.getTime() - DAY_MS);
}

/** The day as of which a period is told, from its first instant to the first of the next. */
export function dayOf({ noon }: Period): { from: Date; to: Date } {
  return {
    from: new Date(noon.getTime() - DAY_MS / 2),
    to: new Date(noon.getTime() + DAY_MS / 2),
  };
}

/** Whether something was over before that day. */
export function isOver(at: Date, period: Period): boolean {
  return at < dayOf(period).from;
}

/** Whether something happens on that day. */
export function isOnDay(at: Date, period: Period): boolean {
  const { from, to } = dayOf(period);
  return at >= from && at < to;
}

/** Noon UTC of each day of a period. */
export function noonsOf({ from, to }: Period): Date[] {
  const noons: Date[] = [];
  for (let at = from.getTime() + DAY_MS / 2; at < to.getTime(); at += DAY_MS)
    noons.push(new Date(at));
  return noons;
}

function boundsOf(timeframe: Timeframe, at: Date): [Date, Date] {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (timeframe === 'month') return [utc(year, month, 1), utc(year, month + 1, 1)];
  if (timeframe === 'week') {
    const monday = day - ((at.getUTCDay() + 6) % 7);
    return [utc(year, month, monday), utc(year, month, monday + 7)];
  }
  const first = timeframe === 'tomorrow' ? day + 1 : day;
  return [utc(year, month, first), utc(year, month, first + 1)];
}

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day));
}
