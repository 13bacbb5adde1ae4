import { civilDay } from '../places/clock';
import { instantOf } from '../astronomy/instant';
import { checkRange, EARLIEST, LATEST } from '../astronomy/range';
import { DAY_MS } from '../astronomy/search';
import { stationsOf } from './stations';
import type { Station, Wanderer } from './stations';
import type { SignKey } from '../zodiac';
import { civilDate } from '../places/zone';

/** A time in which a planet runs backwards, from station to station. */
export interface RetrogradePeriod {
  readonly body: Wanderer;
  readonly from: Date;
  readonly to: Date;
  readonly fromSign: SignKey;
  readonly toSign: SignKey;
}

/** How a planet moves at an instant. */
export interface RetrogradeState {
  readonly body: Wanderer;
  readonly retrograde: boolean;
  /** The stations before and after; undefined outside the years 1800 to 2200. */
  readonly since: Station | undefined;
  readonly until: Station | undefined;
}

/** Calendar dates, `YYYY-MM-DD`, the last one included. */
export interface RetrogradeDays {
  readonly first: string;
  readonly last: string;
}

/** What a calendar day of one's own says about a planet. */
export interface RetrogradeDay {
  readonly retrograde: boolean;
  /** The period the day belongs to; undefined when it belongs to none. */
  readonly current: RetrogradeDays | undefined;
  /** The first period that begins on a later day; undefined beyond the year 2200. */
  readonly next: RetrogradeDays | undefined;
}

/** Longer than any planet goes between two stations, days: Mars direct takes up to 725. */
const MAX_RUN: Readonly<Record<Wanderer, number>> = {
  mercury: 110,
  venus: 560,
  mars: 740,
  jupiter: 300,
  saturn: 260,
  uranus: 230,
  neptune: 225,
  pluto: 225,
};

/**
 * Whether a planet runs backwards at an instant, judged by its stations (the sign of a computed
 * speed is not certain close to one), and the stations on either side.
 *
 * @throws SkyError `invalid_input` for a body that has no stations or an invalid date,
 * `out_of_range` outside 1800 to 2200.
 */
export function retrogradeAt(body: Wanderer, at: Date): RetrogradeState {
  instantOf(at);
  const run = (MAX_RUN[body] ?? 0) * DAY_MS;
  const stations = stationsOf(body, shifted(at, -run), shifted(at, run));
  const since = stations.findLast((station) => station.at <= at);
  const until = stations.find((station) => station.at > at);
  const turns = since?.turns ?? (until?.turns === 'direct' ? 'retrograde' : 'direct');
  return { body, retrograde: turns === 'retrograde', since, until };
}

/**
 * The retrograde periods of a planet that touch a range, in order of time and never cut at its
 * ends; one that began before 1800 or ends after 2200 is left out.
 *
 * @throws SkyError `invalid_input` for a body that has no stations, an invalid date or a range
 * that ends before it begins, `out_of_range` outside 1800 to 2200.
 */
export function retrogradePeriods(body: Wanderer, from: Date, to: Date): RetrogradePeriod[] {
  checkRange(from, to);
  const run = (MAX_RUN[body] ?? 0) * DAY_MS;
  const stations = stationsOf(body, shifted(from, -run), shifted(to, run));
  return stations.flatMap((end, index) => {
    const begin = stations[index - 1];
    if (!begin || end.turns !== 'direct' || end.at < from || begin.at >= to) return [];
    return [{ body, from: begin.at, to: end.at, fromSign: begin.sign, toSign: end.sign }];
  });
}

/**
 * Whether a civil day of a zone (`YYYY-MM-DD`) has any part of a retrograde period in it, with
 * the dates there on which that period begins and ends, and those of the next one.
 *
 * The stations are instants; which day they fall on depends on where one is.
 *
 * @throws SkyError `invalid_input` for a body that has no stations, a date or a zone that is
 * none, `out_of_range` outside 1800 to 2200.
 */
export function retrogradeOn(body: Wanderer, date: string, zone: string): RetrogradeDay {
  const day = civilDay(date, zone);
  const run = (MAX_RUN[body] ?? 0) * DAY_MS;
  const periods = retrogradePeriods(body, day.from, shifted(day.to, 2 * run)).map(
    (period): RetrogradeDays => ({
      first: civilDate(zone, period.from),
      last: civilDate(zone, period.to),
    }),
  );
  const current = periods.find(({ first, last }) => first <= date && date <= last);
  const next = periods.find(({ first }) => first > date);
  return { retrograde: current !== undefined, current, next };
}

/** An instant some milliseconds away, kept within the years the ephemeris answers for. */
function shifted(at: Date, by: number): Date {
  return new Date(Math.min(Math.max(at.getTime() + by, EARLIEST.getTime()), LATEST.getTime()));
}
