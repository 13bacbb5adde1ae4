import { normalize } from '../angle';
import { altitudeOf, anglesAt, localSky } from './chart-angles';
import { positionsAt } from '../astronomy/ephemeris';
import type { GeoPoint } from '../places/geo-point';

/** The Sun, Moon and ascendant of a chart, degrees of longitude. */
export interface LotParts {
  readonly ascendant: number;
  readonly sun: number;
  readonly moon: number;
}

/**
 * Part of Fortune: ascendant + Moon - Sun by day, ascendant + Sun - Moon by night (as in
 * Paulus Alexandrinus, chapter 23). Degrees 0..360.
 */
export function partOfFortune({ ascendant, sun, moon }: LotParts, day: boolean): number {
  return normalize(ascendant + (day ? moon - sun : sun - moon));
}

/** Part of Spirit: the Part of Fortune with day and night exchanged. */
export function partOfSpirit(parts: LotParts, day: boolean): number {
  return partOfFortune(parts, !day);
}

/**
 * Geometric altitude of the Sun's centre at a place, degrees; above zero is day.
 *
 * Not taken from the house: in a polar night the midheaven can lie below the horizon, and houses
 * 7 to 12 with it.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function sunAltitude(at: Date, place: GeoPoint): number {
  const { sun } = positionsAt(at, ['sun']);
  return altitudeOf(sun.longitude, sun.latitude, localSky(at, place));
}

/**
 * Whether the Sun's centre is above the horizon, and the two parts that depend on it.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function lotsAt(
  at: Date,
  place: GeoPoint,
): { day: boolean; fortune: number; spirit: number } {
  const { sun, moon } = positionsAt(at, ['sun', 'moon']);
  const { ascendant } = anglesAt(at, place);
  const parts = { ascendant, sun: sun.longitude, moon: moon.longitude };
  const day = sunAltitude(at, place) > 0;
  return { day, fortune: partOfFortune(parts, day), spirit: partOfSpirit(parts, day) };
}
