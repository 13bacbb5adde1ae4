import { normalize } from '../angle';
import type { Body } from '../bodies';
import { anglesAt, ascendantAt, equatorial, localSky } from './chart-angles';
import { positionsAt } from '../astronomy/ephemeris';
import type { Position } from '../astronomy/ephemeris';
import type { GeoPoint } from '../places/geo-point';
import { instantOf } from '../astronomy/instant';
import { SkyError } from '../sky-error';

/** Days of life that one day of the ephemeris stands for: the mean tropical year. */
const DAYS_PER_DAY = 365.2422;

export interface Progression {
  /** The instant of the ephemeris that stands for the date. */
  readonly at: Date;
  readonly bodies: Readonly<Record<Body, Position>>;
  /** Degrees the Sun has moved since birth. */
  readonly solarArc: number;
}

export interface ProgressedAngles {
  readonly ascendant: number;
  readonly midheaven: number;
}

/**
 * Secondary progression: one day of the ephemeris after birth for each 365.2422 days of life.
 *
 * @throws SkyError `invalid_input` when `date` comes before `birth`, `out_of_range`.
 */
export function progressedInstant(birth: Date, date: Date): Date {
  instantOf(birth, 'birth');
  instantOf(date, 'date');
  if (date < birth) throw new SkyError('invalid_input', 'date', 'date comes before birth');
  return new Date(birth.getTime() + (date.getTime() - birth.getTime()) / DAYS_PER_DAY);
}

/**
 * The date of a life that an instant of the ephemeris stands for: what `progressedInstant` undoes.
 *
 * @throws SkyError `invalid_input` when `at` comes before `birth`, `out_of_range`.
 */
export function lifeDate(birth: Date, at: Date): Date {
  instantOf(birth, 'birth');
  instantOf(at, 'at');
  if (at < birth) throw new SkyError('invalid_input', 'at', 'at comes before birth');
  return new Date(birth.getTime() + (at.getTime() - birth.getTime()) * DAYS_PER_DAY);
}

/**
 * The positions of a secondary progression; frame and accuracy as `apparentLongitude`.
 *
 * @throws SkyError as `progressedInstant`.
 */
export function progressedChart(birth: Date, date: Date): Progression {
  const at = progressedInstant(birth, date);
  const natal = positionsAt(birth, ['sun']).sun.longitude;
  const bodies = positionsAt(at);
  return { at, bodies, solarArc: normalize(bodies.sun.longitude - natal) };
}

/**
 * The progressed angles: the midheaven moved on by the solar arc in longitude, and the ascendant
 * that belongs to it at the latitude of birth. Degrees of longitude.
 *
 * @throws SkyError as `progressedInstant`, and `invalid_input` for a point off the globe.
 */
export function progressedAngles(birth: Date, date: Date, place: GeoPoint): ProgressedAngles {
  const { at, solarArc } = progressedChart(birth, date);
  const midheaven = normalize(anglesAt(birth, place).midheaven + solarArc);
  const sky = localSky(at, place);
  const { rightAscension } = equatorial(midheaven, 0, sky.obliquity);
  return { ascendant: ascendantAt(rightAscension, sky), midheaven };
}
