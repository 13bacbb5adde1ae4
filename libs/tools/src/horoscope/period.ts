import type { Timeframe } from '../fields/choice';

const DAY_MS = 86_400_000;

/** The stretch of UTC time a horoscope is for. */
export interface Period {
  readonly timeframe: Timeframe;
  /** First instant. */
  readonly from: Date;
  /** First instant that no longer belongs to it. */
  readonly to: Date;
  /** Noon of its first day: the instant for which positions are given. */
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
    noon: new Date(from.getTime() + DAY_MS / 2),
    start: from.toISOString().slice(0, 10),
    oneDay,
  };
}

/** The beginning of a period's last day. */
export function lastDayOf({ to }: Period): Date {
  return new Date(to.getTime() - DAY_MS);
}

/** Noon UTC of each day of a period. */
export function noonsOf({ noon, to }: Period): Date[] {
  const noons: Date[] = [];
  for (let at = noon.getTime(); at < to.getTime(); at += DAY_MS) noons.push(new Date(at));
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
