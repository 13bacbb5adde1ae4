import { Body, Observer, SearchAltitude } from 'astronomy-engine';
import type { GeoPoint } from '../places/geo-point';
import type { DayParts } from './day-parts';
import { dayPartsOf } from './day-parts';
import type { PanchangDay } from './panchang';

/** A Vedic day by the other rule of sunrise. */
export interface CentreDay {
  readonly sunrise: Date;
  readonly sunset: Date;
  readonly parts: DayParts;
}

/**
 * The same day where sunrise and sunset are those of the Sun's centre on a sea-level horizon, without
 * refraction, as some programs count ("Hindu rising" of the Swiss Ephemeris): minutes later and earlier.
 * Null where the centre stays below that horizon although the upper limb is seen.
 */
export function centreDayOf(
  { sunrise, sunset, nextSunrise, weekday }: PanchangDay,
  place: GeoPoint,
): CentreDay | null {
  const observer = new Observer(place.latitude, place.longitude, 0);
  const search = (direction: 1 | -1, from: Date) =>
    SearchAltitude(Body.Sun, observer, direction, from, 1, 0)?.date ?? null;
  const rises = search(1, sunrise);
  const sets = rises && rises < sunset ? search(-1, rises) : null;
  const risesNext = search(1, nextSunrise);
  if (!rises || !sets || !risesNext || rises > sunset) return null;
  const day = { sunrise: rises, sunset: sets, nextSunrise: risesNext };
  return { sunrise: rises, sunset: sets, parts: dayPartsOf(day, weekday) };
}
