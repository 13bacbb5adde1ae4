import { civilDay, likelyInstant, readClock, type OwnClocks } from './clock';

/** Quarters of a day from midnight on, by its clock. */
export type DayQuarter = 'night' | 'morning' | 'afternoon' | 'evening';

/** The zone of a birth, with its place's own clocks where a birth long ago may need them. */
export interface BirthClock {
  readonly zone: string;
  readonly own: OwnClocks | undefined;
}

/** The hours in which a birth may lie: from the first instant on and before the last. */
export interface BirthHours {
  readonly from: Date;
  readonly to: Date;
}

const BEGINS_AT: Readonly<Record<DayQuarter, string>> = {
  night: '00:00',
  morning: '06:00',
  afternoon: '12:00',
  evening: '18:00',
};
const NEXT: Readonly<Partial<Record<DayQuarter, DayQuarter>>> = {
  night: 'morning',
  morning: 'afternoon',
  afternoon: 'evening',
};
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const QUARTER_HOURS = 6;
/** Hours by which the first clock of a date goes before UTC, and the last one behind. */
const FIRST_CLOCK_HOURS = 14;
const LAST_CLOCK_HOURS = 12;

/** From where a date `YYYY-MM-DD` begins first to where it ends last, 50 hours, with its noon UTC. */
export function dateOnEarth(date: string): BirthHours & { readonly noon: Date } {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return {
    from: new Date(midnight - FIRST_CLOCK_HOURS * HOUR_MS),
    to: new Date(midnight + (DAY_HOURS + LAST_CLOCK_HOURS) * HOUR_MS),
    noon: new Date(midnight + (DAY_HOURS / 2) * HOUR_MS),
  };
}

/**
 * The civil day of a place; undefined where the calendar of the place left that day out.
 *
 * @throws SkyError `invalid_input` with the field `date` or `zone`, `out_of_range`.
 */
export function dayAt(date: string, { zone, own }: BirthClock): BirthHours | undefined {
  const day = civilDay(date, zone, own);
  return day.from < day.to ? day : undefined;
}

/**
 * A quarter of the civil day of a place, or without a place all the hours in which it is that
 * quarter of that date somewhere.
 *
 * @throws SkyError `invalid_input` with the field `date` or `zone`, `out_of_range`.
 */
export function quarterOf(date: string, quarter: DayQuarter, clock: BirthClock | null): BirthHours {
  return clock ? quarterAt(date, quarter, clock) : quarterOnEarth(date, quarter);
}

function quarterAt(date: string, quarter: DayQuarter, clock: BirthClock): BirthHours {
  // A day that the calendar of the place left out is then that of the whole Earth.
  const day = dayAt(date, clock) ?? dateOnEarth(date);
  const begins = (one: DayQuarter) =>
    likelyInstant(readClock(date, BEGINS_AT[one], clock.zone, clock.own));
  const from = quarter === 'night' ? day.from : begins(quarter);
  const next = NEXT[quarter];
  const to = next ? begins(next) : day.to;
  // A day on which the clocks jumped over this quarter: any of its hours may be meant.
  return from < to ? { from, to } : day;
}

function quarterOnEarth(date: string, quarter: DayQuarter): BirthHours {
  const earth = dateOnEarth(date);
  const hours = Number.parseInt(BEGINS_AT[quarter], 10);
  return {
    from: new Date(earth.from.getTime() + hours * HOUR_MS),
    to: new Date(earth.to.getTime() - (DAY_HOURS - hours - QUARTER_HOURS) * HOUR_MS),
  };
}
