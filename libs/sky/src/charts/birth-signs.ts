import { positionsAt } from '../astronomy/ephemeris';
import {
  dateOnEarth,
  dayAt,
  quarterOf,
  type BirthClock,
  type BirthHours,
  type DayQuarter,
} from '../places/birth-hours';
import { likelyInstant, readClock, type OwnClocks } from '../places/clock';
import type { GeoPoint } from '../places/geo-point';
import { signAt, type SignKey } from '../zodiac';
import { anglesAt } from './chart-angles';
import { risingSigns } from './rising';

/** What somebody knows of a birth. */
export interface KnownBirth {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM` by the clock of the place; null where it is not known. A place is needed to read it. */
  readonly time: string | null;
  /** Roughly when, where the time is not known. */
  readonly part: DayQuarter | null;
  readonly place: (GeoPoint & { readonly zone: string }) | null;
}

/** All signs that what is known of a birth allows, the earliest first; none where nothing tells. */
export interface BirthSigns {
  readonly sun: readonly SignKey[];
  readonly moon: readonly SignKey[];
  readonly rising: readonly SignKey[];
}

/**
 * Sun, Moon and rising sign of a birth, without the rest of its chart: as `natalChart` has them
 * where time and place are known, else all signs of the hours in which it may lie.
 *
 * @param clocksOf the clocks of a place of birth: `ownClocks` of zone-history.ts
 * @throws SkyError `invalid_input` with the field at fault; `out_of_range` outside the years 1800
 * to 2200.
 */
export function birthSigns(
  known: KnownBirth,
  clocksOf: (zone: string, longitude: number) => OwnClocks,
): BirthSigns {
  const { date, time, part, place } = known;
  const clock = place && { zone: place.zone, own: clocksOf(place.zone, place.longitude) };
  if (place && clock && time !== null)
    return signsAt(likelyInstant(readClock(date, time, place.zone, clock.own)), place);
  const isRough = time === null && part !== null;
  const hours = isRough ? middled(quarterOf(date, part, clock)) : dayOf(date, clock);
  const instants = [hours.from, hours.at, new Date(hours.to.getTime() - 1)];
  const skies = instants.map((at) => positionsAt(at, ['sun', 'moon']));
  return {
    sun: unique(skies.map(({ sun }) => sun.sign)),
    moon: unique(skies.map(({ moon }) => moon.sign)),
    rising:
      isRough && place
        ? unique(risingSigns(hours.from, hours.to, place).map(({ sign }) => sign))
        : [],
  };
}

function signsAt(at: Date, place: GeoPoint): BirthSigns {
  const { sun, moon } = positionsAt(at, ['sun', 'moon']);
  return {
    sun: [sun.sign],
    moon: [moon.sign],
    rising: [signAt(anglesAt(at, place).ascendant).key],
  };
}

type Stretch = BirthHours & { readonly at: Date };

function dayOf(date: string, clock: BirthClock | null): Stretch {
  const day = clock && dayAt(date, clock);
  if (day) return middled(day);
  const { from, to, noon } = dateOnEarth(date);
  return { from, to, at: noon };
}

function middled({ from, to }: BirthHours): Stretch {
  return { from, to, at: new Date((from.getTime() + to.getTime()) / 2) };
}

function unique(signs: readonly SignKey[]): SignKey[] {
  return [...new Set(signs)];
}
