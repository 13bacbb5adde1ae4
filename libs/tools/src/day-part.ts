import type { Place } from '@cosmic/contracts/places';
import type { DayPart } from '@cosmic/contracts/day-parts';
import { civilDay, likelyInstant, readClock } from '@cosmic/sky/places/clock';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import { dateOnEarth, stretchOf, type DayBirth } from './birth';

/** Where the quarters of a day begin, by its clock. */
const BEGINS_AT: Readonly<Record<DayPart, string>> = {
  night: '00:00',
  morning: '06:00',
  afternoon: '12:00',
  evening: '18:00',
};
const NEXT: Readonly<Partial<Record<DayPart, DayPart>>> = {
  night: 'morning',
  morning: 'afternoon',
  afternoon: 'evening',
};
const HOUR_MS = 3_600_000;
const PART_HOURS = 6;

/**
 * A birth of which the day and the part of the day are known: the quarter of the civil day of the
 * place, or without a place all the hours in which it is that quarter of that date somewhere.
 */
export function birthInPart(date: string, part: DayPart, place: Place | null): DayBirth {
  const { from, to } = place ? quarterAt(date, part, place) : quarterOnEarth(date, part);
  return stretchOf(from, to);
}

function quarterAt(date: string, part: DayPart, { zone, longitude }: Place) {
  const own = ownClocks(zone, longitude);
  const day = civilDay(date, zone, own);
  const begins = (one: DayPart) => likelyInstant(readClock(date, BEGINS_AT[one], zone, own));
  const from = part === 'night' ? day.from : begins(part);
  const next = NEXT[part];
  const to = next ? begins(next) : day.to;
  // A day on which the clocks jumped over this quarter: any of its hours may be meant.
  return from < to ? { from, to } : nonEmpty(day, date);
}

/** The calendars of a few places left a day out; its date is then that of the whole Earth. */
function nonEmpty(day: { from: Date; to: Date }, date: string) {
  return day.from < day.to ? day : dateOnEarth(date);
}

function quarterOnEarth(date: string, part: DayPart) {
  const earth = dateOnEarth(date);
  const hours = Number.parseInt(BEGINS_AT[part], 10);
  return {
    from: new Date(earth.from.getTime() + hours * HOUR_MS),
    to: new Date(earth.to.getTime() - (24 - hours - PART_HOURS) * HOUR_MS),
  };
}
