import type { Frequency } from '@cosmic/contracts/reminders';
import { likelyInstant, readClock } from '@cosmic/sky/places/clock';
import { civilDate } from '@cosmic/sky/places/zone';

/** How often letters leave, for whoever gets any. */
export type Rhythm = Exclude<Frequency, 'off'>;

/** By the member's own clock. */
const MORNING = '07:00';

/** Whoever could not be written to by eleven is written to another morning: no mail at odd hours. */
const MORNING_MS = 4 * 60 * 60 * 1_000;

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS_LOOKED_AT = 9;
const MONDAY = 1;

/**
 * The first morning after an instant at which a letter leaves: seven by the clock of the zone, on
 * Mondays where it is weekly. Where the clocks leave seven out, or show it twice, as `likelyInstant`
 * reads it.
 */
export function nextMorning(rhythm: Rhythm, zone: string, after: Date): Date {
  const today = Date.parse(civilDate(zone, after));
  for (let day = 0; day < DAYS_LOOKED_AT; day += 1) {
    const date = new Date(today + day * DAY_MS);
    if (rhythm === 'weekly' && date.getUTCDay() !== MONDAY) continue;
    const at = likelyInstant(readClock(date.toISOString().slice(0, 10), MORNING, zone));
    if (at > after) return at;
  }
  throw new Error('no morning within nine days');
}

/** Whether a morning that was due is not over yet. */
export function isStillMorning(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() < MORNING_MS;
}
