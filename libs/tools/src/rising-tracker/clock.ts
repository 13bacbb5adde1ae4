import { nearestMinute } from '@cosmic/sky/minute';
import { civilDate, clockTime } from '@cosmic/sky/places/zone';
import type { ClockWords } from './words';

/** The clock of a place: a time of day, and the day where it is not today's. */
export interface PlaceClock {
  /** An instant in words. */
  readonly tell: (at: Date) => string;
  /** The ends of a stretch, with the day said once where it is the same. */
  readonly stretch: (span: { from: Date; to: Date }) => { from: string; to: string };
  /** How long a stretch is: `52 minutes`, `2 hours 10 minutes`. */
  readonly length: (span: { from: Date; to: Date }) => string;
}

/** Tells instants by the clock of a zone, as seen from one of them. */
export function clockOf(zone: string, now: Date, words: ClockWords): PlaceClock {
  const today = civilDate(zone, now);
  const dayOf = (at: Date) => civilDate(zone, nearestMinute(at));
  const tell = (at: Date) => {
    const [day, time] = [dayOf(at), clockTime(zone, at)];
    if (day === today) return time;
    return day > today ? words.tomorrow(time) : words.yesterday(time);
  };
  return {
    tell,
    stretch: ({ from, to }) =>
      dayOf(from) > today && dayOf(to) > today
        ? { ...words.bothTomorrow(clockTime(zone, from), clockTime(zone, to)) }
        : { from: tell(from), to: tell(to) },
    length: ({ from, to }) => {
      const minutes = Math.round((to.getTime() - from.getTime()) / 60_000);
      return words.length(Math.floor(minutes / 60), minutes % 60);
    },
  };
}
