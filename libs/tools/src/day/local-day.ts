import { civilDay, likelyInstant, readClock } from '@cosmic/sky/places/clock';
import { DAY_MS } from '../today';
import type { WhenWords } from './day-words';
import { localTime } from './local-clock';

/** One date on the calendar of a zone. */
export interface LocalDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly zone: string;
  /** Its first instant, and the first of the next day. */
  readonly from: Date;
  readonly to: Date;
  readonly noon: Date;
}

/** Days are the same for everybody in a zone, and reading the clocks of one takes milliseconds. */
const MAX_KEPT = 500;
const kept = new Map<string, LocalDay>();

/**
 * A date of a zone.
 *
 * @throws SkyError `invalid_input` for a date or a zone that is none, and for a day that the
 *   calendar of the zone left out
 */
export function localDay(date: string, zone: string): LocalDay {
  const key = `${date} ${zone}`;
  const known = kept.get(key);
  if (known) return known;
  const noon = likelyInstant(readClock(date, null, zone));
  const day = { date, zone, ...civilDay(date, zone), noon };
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, day);
  return day;
}

/** A date that lies so many days after another. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a date lies after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS);
}

/**
 * An end as a sentence of the day has it: `until Thursday`, `until 3 March 2027`. What ends today,
 * or lasts for hours only, is told with the clock: `until 18:40`, `until tomorrow, 02:15`.
 */
export function untilWords(
  { from, until }: { from: Date; until: Date },
  day: LocalDay,
  words: WhenWords,
): string {
  const { date, clock } = localTime(day.zone, until);
  const days = daysBetween(day.date, date);
  if (days <= 0) return words.until(clock);
  const isBrief = until.getTime() - from.getTime() < DAY_MS;
  const { tomorrow } = words;
  if (days === 1) return words.until(isBrief ? `${tomorrow}, ${clock}` : tomorrow);
  return words.until(dateWords(date, day, words));
}

/** An instant by the reader's clock: `today, 18:40`, `Thursday, 09:05`, `3 March, 09:05`. */
export function momentWords(at: Date, day: LocalDay, words: WhenWords): string {
  const { date, clock } = localTime(day.zone, at);
  return `${dateWords(date, day, words)}, ${clock}`;
}

/** A date as a reader of the day says it: by its weekday within six days, else by its number. */
function dateWords(date: string, day: LocalDay, words: WhenWords): string {
  const days = daysBetween(day.date, date);
  const noon = new Date(`${date}T12:00:00Z`);
  if (days === 0) return words.today;
  if (days > 0 && days < 7) return words.weekday(noon);
  const isThisYear = date.slice(0, 4) === day.date.slice(0, 4);
  return isThisYear ? words.dayAndMonth(noon) : words.fullDate(noon);
}
