import { BODIES, byBody } from '../bodies';
import type { Body } from '../bodies';
import { instantOf } from './instant';
import { Moment } from './moment';
import { longitudeOf, motionOf } from './source';
import { SkyError } from '../sky-error';
import { signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

export interface Position {
  /** Apparent geocentric ecliptic longitude of date, 0 <= longitude < 360 degrees. */
  readonly longitude: number;
  /** Apparent geocentric ecliptic latitude, degrees, north positive; 0 for the nodes. */
  readonly latitude: number;
  /** Change of the longitude, degrees per day. */
  readonly speed: number;
  /** Whether the longitude is decreasing. */
  readonly retrograde: boolean;
  readonly sign: SignKey;
  /** Degrees within the sign, 0 <= degree < 30. */
  readonly degree: number;
}

/**
 * Apparent geocentric ecliptic longitude of a body on the true ecliptic and equinox of date:
 * light-time, annual aberration, precession and nutation are in it. Degrees, 0..360.
 *
 * Sun to Pluto and the true node from tables fitted to JPL's ephemerides, in a browser from series
 * (see source); mean node and Lilith (mean apogee) see lunar-points. Against Swiss Ephemeris, 1900
 * to 2035: 0.5", true node 1"; in a browser planets 2.5", Moon and Pluto 3.5", true node 11".
 *
 * @throws SkyError `invalid_input` for an unknown body or an invalid date, `out_of_range` outside
 * the years 1800 to 2200.
 */
export function apparentLongitude(body: Body, at: Date): number {
  known(body);
  return longitudeOf(body, momentAt(at));
}

/**
 * Where a body stands and how fast it moves; frame and sources as `apparentLongitude`. The speed
 * is the derivative of the same longitude, right to 0.00005 degrees per day (Moon 0.0002, true
 * node 0.0003; in a browser Moon 0.0003, true node 0.002).
 *
 * @throws SkyError as `apparentLongitude`.
 */
export function positionOf(body: Body, at: Date): Position {
  known(body);
  return locate(body, momentAt(at));
}

/**
 * The positions of several bodies at one instant, by name; all thirteen unless told. Cheaper
 * than one body after the other: the Earth and the nutation are worked out once.
 *
 * @throws SkyError as `apparentLongitude`.
 */
export function positionsAt<B extends Body = Body>(
  at: Date,
  bodies: readonly B[] = BODIES as readonly Body[] as readonly B[],
): Record<B, Position> {
  bodies.forEach(known);
  const moment = momentAt(at);
  return byBody(bodies, (body) => locate(body, moment));
}

/** The last moment asked for: a chart asks for one instant in several calls. */
let last: { readonly ms: number; readonly moment: Moment } | undefined;

/**
 * The shared quantities of an instant, for files that need more of it than positions.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function momentAt(at: Date): Moment {
  const time = instantOf(at);
  const ms = at.getTime();
  if (last?.ms !== ms) last = { ms, moment: new Moment(time) };
  return last.moment;
}

function locate(body: Body, moment: Moment): Position {
  const { longitude, latitude, speed } = motionOf(body, moment);
  return {
    longitude,
    latitude,
    speed,
    retrograde: speed < 0,
    sign: signAt(longitude).key,
    degree: longitude % 30,
  };
}

function known(body: Body): void {
  if (!BODIES.includes(body))
    throw new SkyError('invalid_input', 'body', `${String(body)} is not a body of the ephemeris`);
}
