import { BaryState, Body } from 'astronomy-engine';
import { atan2, cos, normalize, sin } from '../angle';
import { momentAt } from '../astronomy/ephemeris';
import type { Moment, Triple } from '../astronomy/moment';
import { SkyError } from '../sky-error';

/** Where the sidereal zodiac begins, by four schools; `lahiri` is the official one of India. */
export const AYANAMSAS = ['lahiri', 'true-chitra', 'krishnamurti', 'raman'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

/**
 * Degrees between the tropical and the sidereal zero at J2000. Lahiri: Calendar Reform Committee
 * (1955), Indian Astronomical Ephemeris. Krishnamurti and Raman: as their own tables carried on.
 */
const AT_J2000: Readonly<Record<Exclude<Ayanamsa, 'true-chitra'>, number>> = {
  lahiri: 23.857092,
  krishnamurti: 23.760241,
  raman: 22.41079,
};

/** Spica (Chitra), ICRS, epoch 2000: degrees and degrees a Julian year of proper motion (Hipparcos). */
const SPICA = {
  rightAscension: 201.298247,
  declination: -11.161319,
  motion: [-42.35e-3 / 3600, -30.67e-3 / 3600],
} as const;

/** The speed of light, astronomical units a day. */
const LIGHT_SPEED = 173.1446326846693;

/**
 * What is taken from a tropical longitude of date to make it sidereal, degrees, nutation included.
 *
 * Lahiri, Krishnamurti and Raman are a constant carried on by the precession of IAU 2006 (within
 * 0.2" of Swiss Ephemeris). True Chitra holds Spica at 180 degrees by its apparent place, so it
 * swings 20" each way in a year with the aberration of the star.
 *
 * @throws SkyError `invalid_input` for an unknown ayanamsa or an invalid date, `out_of_range`.
 */
export function ayanamsaAt(at: Date, ayanamsa: Ayanamsa = 'lahiri'): number {
  const moment = momentAt(at);
  if (ayanamsa === 'true-chitra') return normalize(spicaLongitude(moment) - 180);
  const constant = AT_J2000[ayanamsa];
  if (constant === undefined)
    throw new SkyError('invalid_input', 'ayanamsa', `${String(ayanamsa)} is not an ayanamsa`);
  const { centuries: T, nutation } = moment;
  return constant + (T * (5028.796195 + T * 1.1054348)) / 3600 + nutation;
}

/** Apparent longitude of Spica on the ecliptic of date, degrees: proper motion and aberration. */
function spicaLongitude(moment: Moment): number {
  const years = moment.centuries * 100;
  const declination = SPICA.declination + SPICA.motion[1] * years;
  const rightAscension = SPICA.rightAscension + (SPICA.motion[0] * years) / cos(SPICA.declination);
  const { vx, vy, vz } = BaryState(Body.Earth, moment.time);
  const seen: Triple = [
    cos(declination) * cos(rightAscension) + vx / LIGHT_SPEED,
    cos(declination) * sin(rightAscension) + vy / LIGHT_SPEED,
    sin(declination) + vz / LIGHT_SPEED,
  ];
  const [x, y] = moment.toEcliptic(seen);
  return atan2(y, x);
}
