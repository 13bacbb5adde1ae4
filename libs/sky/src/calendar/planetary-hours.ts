import type { GeoPoint } from '../places/geo-point';
import { instantOf } from '../astronomy/instant';
import { DAY_MS } from '../astronomy/search';
import { sunTimes } from '../astronomy/sun-times';
import type { SunTimes } from '../astronomy/sun-times';
import { civilDate } from '../places/zone';

/** The Sun, the Moon and the planets of antiquity, from the slowest to the fastest. */
const CHALDEAN = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const;
export type HourRuler = (typeof CHALDEAN)[number];

/** The days of the week from Sunday on, and who rules them. */
const WEEKDAYS = [
  { weekday: 'Sunday', ruler: 'sun' },
  { weekday: 'Monday', ruler: 'moon' },
  { weekday: 'Tuesday', ruler: 'mars' },
  { weekday: 'Wednesday', ruler: 'mercury' },
  { weekday: 'Thursday', ruler: 'jupiter' },
  { weekday: 'Friday', ruler: 'venus' },
  { weekday: 'Saturday', ruler: 'saturn' },
] as const satisfies readonly { weekday: string; ruler: HourRuler }[];

export type Weekday = (typeof WEEKDAYS)[number]['weekday'];

/** A twelfth of the time from sunrise to sunset, or from sunset to the next sunrise. */
export interface PlanetaryHour {
  /** 1 to 24, counted from sunrise; 13 to 24 are the hours of the night. */
  readonly number: number;
  readonly ruler: HourRuler;
  readonly from: Date;
  readonly to: Date;
}

export interface PlanetaryDay {
  readonly date: string;
  readonly weekday: Weekday;
  /** The ruler of the day, and of its first hour. */
  readonly ruler: HourRuler;
  /** 24 hours; none where the Sun does not rise, set and rise again. */
  readonly hours: readonly PlanetaryHour[];
  readonly sun: SunTimes;
}

/**
 * The weekday of a calendar date `YYYY-MM-DD` (Gregorian) and its ruling planet.
 *
 * The date has to be a valid one; `planetaryDay` checks it.
 */
function weekdayOf(date: string) {
  const index = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[index] ?? WEEKDAYS[0];
}

/**
 * The planetary day and its 24 unequal hours at a place, from the sunrise of a civil day of its
 * zone to the next sunrise. The first hour belongs to the ruler of the weekday, the following go
 * round in the Chaldean order, Saturn to Moon.
 *
 * @throws SkyError `invalid_input` with the field `date`, `zone`, `latitude` or `longitude`,
 * `out_of_range` for a date outside 1800 to 2200.
 */
export function planetaryDay(date: string, place: GeoPoint, zone: string): PlanetaryDay {
  return planetaryDayOf(sunTimes(date, place, zone));
}

/** The same of a day whose Sun is known. */
export function planetaryDayOf(sun: SunTimes): PlanetaryDay {
  const { weekday, ruler } = weekdayOf(sun.date);
  return { date: sun.date, weekday, ruler, hours: hoursOf(sun, ruler), sun };
}

/**
 * The planetary hour at an instant and a place, with its day: before sunrise still one of the
 * day before. Undefined where the Sun does not rise and set.
 *
 * @throws SkyError `invalid_input` with the field `at`, `zone`, `latitude` or `longitude`,
 * `out_of_range` outside 1800 to 2200.
 */
export function planetaryHourAt(
  at: Date,
  place: GeoPoint,
  zone: string,
): { day: PlanetaryDay; hour: PlanetaryHour } | undefined {
  instantOf(at);
  // Civil days of 23 hours and sunsets after midnight: the day before yesterday can still run.
  for (const back of [0, 1, 2]) {
    const date = civilDate(zone, new Date(at.getTime() - back * DAY_MS));
    if (date < '1800') continue;
    const day = planetaryDay(date, place, zone);
    const hour = day.hours.find(({ from, to }) => from <= at && at < to);
    if (hour) return { day, hour };
  }
  return undefined;
}

function hoursOf({ sunrise, sunset, nextSunrise }: SunTimes, ruler: HourRuler): PlanetaryHour[] {
  if (!sunrise || !sunset || !nextSunrise) return [];
  const edges = [...twelfths(sunrise, sunset), ...twelfths(sunset, nextSunrise), nextSunrise];
  const first = CHALDEAN.indexOf(ruler);
  return edges.slice(1).map((to, index) => ({
    number: index + 1,
    ruler: CHALDEAN[(first + index) % CHALDEAN.length] ?? ruler,
    from: edges[index] ?? sunrise,
    to,
  }));
}

function twelfths(from: Date, to: Date): Date[] {
  const hour = (to.getTime() - from.getTime()) / 12;
  return Array.from({ length: 12 }, (_, index) => new Date(from.getTime() + index * hour));
}
