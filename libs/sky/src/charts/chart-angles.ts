import { e_tilt, SiderealTime } from 'astronomy-engine';
import { asin, atan2, cos, normalize, sin, tan } from '../angle';
import { momentAt } from '../astronomy/ephemeris';
import { checkPoint } from '../places/geo-point';
import type { GeoPoint } from '../places/geo-point';

/** How the sky stands over a place: all that house systems are computed from, in degrees. */
export interface LocalSky {
  /** Right ascension of the meridian: the local apparent sidereal time as an angle, 0..360. */
  readonly armc: number;
  /** True obliquity of the ecliptic. */
  readonly obliquity: number;
  /** Geographic latitude, north positive. */
  readonly latitude: number;
}

/** Ecliptic longitudes of date of the angles of a chart, degrees 0..360. */
export interface ChartAngles {
  /** The point of the ecliptic that rises: on the eastern horizon. */
  readonly ascendant: number;
  /** The point of the ecliptic on the meridian, of right ascension `armc`. */
  readonly midheaven: number;
  readonly descendant: number;
  readonly imumCoeli: number;
  /** The point of the ecliptic on the prime vertical, western half. */
  readonly vertex: number;
}

/**
 * Sidereal time and obliquity at a place (astronomy-engine, IAU 2000B nutation: within 0.2").
 *
 * @throws SkyError `invalid_input` for a date or a point that is none, `out_of_range`.
 */
export function localSky(at: Date, place: GeoPoint): LocalSky {
  checkPoint(place);
  const { time } = momentAt(at);
  return {
    armc: normalize(SiderealTime(time) * 15 + place.longitude),
    obliquity: e_tilt(time).tobl,
    latitude: place.latitude,
  };
}

/**
 * Ascendant, midheaven and vertex with their opposites, at any latitude: within 2" below 60
 * degrees and 5" above. At a pole itself the values of 89.9999 degrees stand in, since there
 * every direction is south.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function anglesAt(at: Date, place: GeoPoint): ChartAngles {
  return anglesOf(localSky(at, place));
}

/** The same from a known local sky. */
export function anglesOf(sky: LocalSky): ChartAngles {
  const ascendant = ascendantAt(sky.armc, sky);
  const midheaven = eclipticAt(sky.armc, sky.obliquity);
  return {
    ascendant,
    midheaven,
    descendant: normalize(ascendant + 180),
    imumCoeli: normalize(midheaven + 180),
    vertex: vertexOf(sky),
  };
}

/** Longitude of the point of the ecliptic that has the right ascension `ra`, degrees. */
export function eclipticAt(ra: number, obliquity: number): number {
  return atan2(sin(ra), cos(ra) * cos(obliquity));
}

/**
 * The ascendant when `armc` is on the meridian (Meeus, Astronomical Algorithms, chapter 14;
 * eastern point chosen also inside a polar circle).
 */
export function ascendantAt(armc: number, { obliquity, latitude }: LocalSky): number {
  const height = tan(Math.max(-89.9999, Math.min(89.9999, latitude)));
  const point = atan2(cos(armc), -(sin(armc) * cos(obliquity) + height * sin(obliquity)));
  // The arctangent gives the point that crosses the horizon northwards of the ecliptic's pole;
  // inside a polar circle that one can be setting, and the rising one is opposite.
  const rises = cos(obliquity) + height * sin(armc) * sin(obliquity) >= 0;
  return rises ? point : normalize(point + 180);
}

/** The vertex without a tangent of the colatitude, so that the equator needs no exception. */
function vertexOf({ armc, obliquity, latitude }: LocalSky): number {
  const point = atan2(
    cos(armc) * sin(latitude),
    sin(obliquity) * cos(latitude) - cos(obliquity) * sin(armc) * sin(latitude),
  );
  const west = cos(point) * sin(armc) - sin(point) * cos(obliquity) * cos(armc);
  return west < 0 ? normalize(point + 180) : point;
}

/** The right ascension and declination of a point given in ecliptic coordinates, degrees. */
export function equatorial(
  longitude: number,
  latitude: number,
  obliquity: number,
): { rightAscension: number; declination: number } {
  const [x, y, z] = [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)];
  return {
    rightAscension: atan2(y * cos(obliquity) - z * sin(obliquity), x),
    declination: asin(y * sin(obliquity) + z * cos(obliquity)),
  };
}

/**
 * Geometric altitude above the horizon of a point of the sky seen from the Earth's centre, in
 * degrees, without refraction and parallax.
 */
export function altitudeOf(longitude: number, latitude: number, sky: LocalSky): number {
  const { rightAscension, declination } = equatorial(longitude, latitude, sky.obliquity);
  return asin(
    sin(sky.latitude) * sin(declination) +
      cos(sky.latitude) * cos(declination) * cos(sky.armc - rightAscension),
  );
}
