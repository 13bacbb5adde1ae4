import type { Language } from '@cosmic/contracts/language';
import { nearestMinute } from '@cosmic/sky/minute';
import { civilDate, clockTime } from '@cosmic/sky/places/zone';
import { hindiDate, hindiDay } from '../hindi/dates';
import { dayAndMonth, fullDate } from '../wording';

/** A civil date `YYYY-MM-DD` without its year: `25 November`, `25 नवंबर`. */
export function dayIn(language: Language, date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return language === 'en' ? dayAndMonth(at) : hindiDay(at);
}

/** A civil date `YYYY-MM-DD` in full: `25 November 2026`, `25 नवंबर 2026`. */
export function dateIn(language: Language, date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return language === 'en' ? fullDate(at) : hindiDate(at);
}

/**
 * Tells instants by the clock of a place on a civil date: `14:05`, and with the day where it is
 * another one: `02:13 on 26 November`.
 */
export function clockOn(language: Language, date: string, zone: string): (at: Date) => string {
  return (at) => {
    const time = clockTime(zone, at);
    const on = civilDate(zone, nearestMinute(at));
    if (on === date) return time;
    const day = dayIn(language, on);
    return language === 'en' ? `${time} on ${day}` : `${day}, ${time}`;
  };
}
