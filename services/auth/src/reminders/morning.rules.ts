import type { Place } from '@cosmic/contracts/sky/places';
import { DAWN, DEFAULT_HOUR } from '@cosmic/contracts/account/morning-hours';
import type { Frequency } from '@cosmic/contracts/account/reminders';
import { sunTimes } from '@cosmic/sky/astronomy/sun-times';
import { likelyInstant, readClock } from '@cosmic/sky/places/clock';
import { civilDate } from '@cosmic/sky/places/zone';

/** How often letters leave, for whoever gets any. */
export type Rhythm = Exclude<Frequency, 'off'>;

/** When something is sent to a member. */
export interface Morning {
  /** Of letters. */
  rhythm: Frequency;
  /** Whether a device is told the day as well, on each day that is not silent. */
  isPushed: boolean;
  /** The IANA zone whose clock and calendar it goes by. */
  zone: string;
  /** `dawn`, or the hour as `07:00`. */
  at: string;
  /** Where the Sun rises for the reader. */
  place: Pick<Place, 'latitude' | 'longitude'> | null;
  /** Days of the week on which nothing is sent, 0 for Sunday. */
  silentDays: readonly number[];
}

/** Whoever could not be written to within it is written to another morning: no mail at odd hours. */
const MORNING_MS = 4 * 60 * 60 * 1_000;

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS_LOOKED_AT = 9;
const MONDAY_TO_SUNDAY = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * The first morning after an instant at which anything leaves; null while nothing does. The hour
 * is that of the zone's clock; where the clocks leave it out, or show it twice, as `likelyInstant`
 * reads it. A day on which the Sun does not rise begins at seven.
 */
export function nextMorning(morning: Morning, after: Date): Date | null {
  if (morning.rhythm === 'off' && !morning.isPushed) return null;
  const today = Date.parse(civilDate(morning.zone, after));
  for (let day = 0; day < DAYS_LOOKED_AT; day += 1) {
    const date = new Date(today + day * DAY_MS).toISOString().slice(0, 10);
    if (!isLetterDay(morning, date) && !isNoticeDay(morning, date)) continue;
    const at = beginningOf(date, morning);
    if (at > after) return at;
  }
  throw new Error('no morning within nine days');
}

/**
 * Whether letters leave on a date: on every day that is not silent, or on the first such day of the
 * week from Monday on.
 */
export function isLetterDay(
  { rhythm, silentDays }: Pick<Morning, 'rhythm' | 'silentDays'>,
  date: string,
): boolean {
  const weekday = weekdayOf(date);
  if (rhythm === 'off' || silentDays.includes(weekday)) return false;
  if (rhythm === 'daily') return true;
  return weekday === MONDAY_TO_SUNDAY.find((day) => !silentDays.includes(day));
}

/** Whether devices are told the day on a date. */
export function isNoticeDay({ isPushed, silentDays }: Morning, date: string): boolean {
  return isPushed && !silentDays.includes(weekdayOf(date));
}

/** Whether a morning that was due is not over yet. */
export function isStillMorning(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() < MORNING_MS;
}

function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

function beginningOf(date: string, { at, place, zone }: Morning): Date {
  const dawn = at === DAWN && place ? sunTimes(date, place, zone).sunrise : null;
  return dawn ?? hourOf(date, at === DAWN ? DEFAULT_HOUR : at, zone);
}

/** Thousands share an hour of a zone, and reading a clock takes as long as writing to all of them. */
const MAX_KEPT = 5_000;
const kept = new Map<string, Date>();

function hourOf(date: string, hour: string, zone: string): Date {
  const key = `${date} ${hour} ${zone}`;
  const known = kept.get(key);
  if (known) return known;
  const at = likelyInstant(readClock(date, hour, zone));
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, at);
  return at;
}
