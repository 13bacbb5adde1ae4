import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { altitudeOf, localSky } from '../charts/chart-angles';
import { civilDay } from '../places/clock';
import { positionOf } from './ephemeris';
import { checkPoint } from '../places/geo-point';
import type { GeoPoint } from '../places/geo-point';
import { EARLIEST, LATEST } from './range';
import { DAY_MS } from './search';

/** The Sun over a place on a civil day. */
export interface SunTimes {
  /** The civil day, `YYYY-MM-DD`, and the instants at which it begins and ends. */
  readonly date: string;
  readonly from: Date;
  readonly to: Date;
  /** The first sunrise of the civil day; null when it has none. */
  readonly sunrise: Date | null;
  /**
   * The sunset that follows, in high summer perhaps after midnight. Without a sunrise, the first
   * sunset of the civil day. Null when the Sun does not set for a day from then on.
   */
  readonly sunset: Date | null;
  /** The sunrise after that sunset; null when it does not rise within a day. */
  readonly nextSunrise: Date | null;
  /** Whether the Sun crosses the horizon at all that civil day, and if not, where it stays. */
  readonly state: 'rises-or-sets' | 'stays-up' | 'stays-down';
}

/** Altitude of the Sun's centre at rise and set, degrees: its radius of 16' and 34' of refraction. */
export const SUN_AT_HORIZON = -50 / 60;

/**
 * Sunrise and sunset at a place for a civil day of its zone: the upper limb on a sea-level
 * horizon with 34' of refraction. Within seconds below latitude 60 by computation; the weather
 * moves the real one by more.
 *
 * The civil day begins at the zone's own midnight. From astronomy-engine's SearchRiseSet.
 *
 * @param before the civil day before of the same place, so that its next sunrise is not looked for again
 * @throws SkyError `invalid_input` with the field `date`, `zone`, `latitude` or `longitude`,
 * `out_of_range` for a date outside 1800 to 2200.
 */
export function sunTimes(date: string, place: GeoPoint, zone: string, before?: SunTimes): SunTimes {
  checkPoint(place);
  const { from, to } = civilDay(date, zone);
  const observer = new Observer(place.latitude, place.longitude, 0);
  const search = (direction: 1 | -1, start: Date, ms: number) => {
    if (ms <= 0) return null;
    return SearchRiseSet(Body.Sun, observer, direction, start, ms / DAY_MS)?.date ?? null;
  };
  const length = to.getTime() - from.getTime();
  const sunrise = sunriseAfter(before, from, to) ?? search(1, from, length);
  const sunset = sunrise ? search(-1, sunrise, DAY_MS) : search(-1, from, length);
  const nextSunrise = sunset && search(1, sunset, DAY_MS);
  const crosses = sunrise !== null || sunset !== null;
  const state = crosses ? 'rises-or-sets' : isUp(from, to, place) ? 'stays-up' : 'stays-down';
  return { date, from, to, sunrise, sunset, nextSunrise, state };
}

/** The sunrise that ends the day before, where it is the first of this one. */
function sunriseAfter(before: SunTimes | undefined, from: Date, to: Date): Date | null {
  const next = before?.to.getTime() === from.getTime() ? before.nextSunrise : null;
  return next && next >= from && next < to ? next : null;
}

/** Whether the Sun stands above the horizon in the middle of a day in which it does not cross it. */
function isUp(from: Date, to: Date, place: GeoPoint): boolean {
  const middle = (from.getTime() + to.getTime()) / 2;
  const limits = [EARLIEST.getTime(), LATEST.getTime() - 1] as const;
  const at = new Date(Math.min(Math.max(middle, limits[0]), limits[1]));
  const { longitude, latitude } = positionOf('sun', at);
  return altitudeOf(longitude, latitude, localSky(at, place)) > SUN_AT_HORIZON;
}
