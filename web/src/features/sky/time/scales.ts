import { EARLIEST_MS, LATEST_MS } from './years';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365.2425 * DAY_MS;

/** What one step of time is. */
export const SCALES = ['minute', 'hour', 'day', 'month', 'year', 'century'] as const;
export type Scale = (typeof SCALES)[number];

/** How a scale is drawn and played. */
interface Measure {
  /** A step in milliseconds, on average. */
  readonly stepMs: number;
  /** How wide a step is on the ruler, pixels. */
  readonly width: number;
  /** Into how many parts smaller lines cut a step. */
  readonly parts: number;
  /** Steps that go by in a second while time plays. */
  readonly rate: number;
}

export const MEASURES: Readonly<Record<Scale, Measure>> = {
  minute: { stepMs: MINUTE_MS, width: 64, parts: 6, rate: 5 },
  hour: { stepMs: HOUR_MS, width: 72, parts: 4, rate: 4 },
  day: { stepMs: DAY_MS, width: 72, parts: 8, rate: 2 },
  month: { stepMs: YEAR_MS / 12, width: 84, parts: 4, rate: 1 },
  year: { stepMs: YEAR_MS, width: 96, parts: 12, rate: 1 },
  century: { stepMs: 100 * YEAR_MS, width: 280, parts: 10, rate: 0.1 },
};

/** Milliseconds of the sky in a pixel of the ruler. */
export function msPerPixel(scale: Scale): number {
  return MEASURES[scale].stepMs / MEASURES[scale].width;
}

/** The first year that has a number on the calendar's ruler. */
const FIRST_YEAR = 1800;

/**
 * Which line of the ruler stands at an instant or last before it, counted on the reader's clock and
 * calendar.
 */
export function lineBefore(scale: Scale, at: number): number {
  const date = new Date(at);
  switch (scale) {
    case 'minute':
      return Math.floor(at / MINUTE_MS);
    case 'hour':
      return Math.floor((at - beyondHours(at)) / HOUR_MS);
    case 'day':
      return Math.round(
        (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) -
          Date.UTC(FIRST_YEAR, 0, 1)) /
          DAY_MS,
      );
    case 'month':
      return 12 * (date.getFullYear() - FIRST_YEAR) + date.getMonth();
    case 'year':
      return date.getFullYear() - FIRST_YEAR;
    case 'century':
      return Math.floor((date.getFullYear() - FIRST_YEAR) / 100);
  }
}

/**
 * When a line of the ruler is, milliseconds since 1970.
 *
 * @param near  an instant close by, whose clock the hours are counted on
 */
export function instantOfLine(scale: Scale, line: number, near: number): number {
  switch (scale) {
    case 'minute':
      return line * MINUTE_MS;
    case 'hour':
      return line * HOUR_MS + beyondHours(near);
    case 'day':
      return new Date(FIRST_YEAR, 0, 1 + line).getTime();
    case 'month':
      return new Date(FIRST_YEAR, line, 1).getTime();
    case 'year':
      return new Date(FIRST_YEAR + line, 0, 1).getTime();
    case 'century':
      return new Date(FIRST_YEAR + 100 * line, 0, 1).getTime();
  }
}

/** By how much a clock's hours begin later than those of Greenwich: half an hour in India. */
function beyondHours(at: number): number {
  const offset = new Date(at).getTimezoneOffset() * MINUTE_MS;
  return ((offset % HOUR_MS) + HOUR_MS) % HOUR_MS;
}

/**
 * The instant some steps away, on the reader's calendar: a month on from the 31st is the last of a
 * shorter month. Kept within the years of the tables.
 */
export function stepped(scale: Scale, at: number, steps: number): number {
  const date = new Date(at);
  if (scale === 'minute' || scale === 'hour') {
    return withinYears(at + steps * MEASURES[scale].stepMs);
  }
  if (scale === 'day') {
    date.setDate(date.getDate() + steps);
    return withinYears(date.getTime());
  }
  const months = steps * { month: 1, year: 12, century: 1200 }[scale];
  const day = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(day, last));
  return withinYears(date.getTime());
}

/** An instant, or the end of the tables that it lies beyond. */
export function withinYears(at: number): number {
  return Math.min(Math.max(at, EARLIEST_MS), LATEST_MS);
}
