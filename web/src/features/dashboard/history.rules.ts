import type { SavedReading } from '@cosmic/contracts/readings/journal';

/** Readings of one day of the reader's clock. */
export interface Day {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly readings: readonly SavedReading[];
}

/** Days of one month. */
export interface Month {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: readonly Day[];
}

/** The day that an instant is by the reader's clock, `YYYY-MM-DD`. */
export function localDate(instant: Date): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()];
  return [instant.getFullYear(), two(month), two(day)].join('-');
}

/** Readings by month and day, in the order in which they come. */
export function byMonth(readings: readonly SavedReading[]): Month[] {
  const days = grouped(readings, ({ createdAt }) => localDate(new Date(createdAt)));
  const months = grouped([...days], ([date]) => date.slice(0, 7));
  return [...months].map(([month, entries]) => ({
    month,
    days: entries.map(([date, ofDay]) => ({ date, readings: ofDay })),
  }));
}

/** The first instant after a month, `YYYY-MM`, by the reader's clock. */
export function endOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(year, number, 1).toISOString();
}

/** The same day of an earlier month; undefined where that month has no such day. */
export function sameDayAgo(today: Date, months: number): Date | undefined {
  const day = new Date(today.getFullYear(), today.getMonth() - months, today.getDate());
  return day.getDate() === today.getDate() ? day : undefined;
}

/** A day of the reader's clock, from its first instant to the next day's. */
export function spanOf(day: Date): { from: string; before: string } {
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  return {
    from: new Date(year, month, date).toISOString(),
    before: new Date(year, month, date + 1).toISOString(),
  };
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
