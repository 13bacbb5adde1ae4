import { Body, Rotation_EQD_EQJ, SiderealTime } from 'astronomy-engine';
import { cos, normalize, sin, wrap } from '../angle';
import { apparentLongitude, momentAt } from './ephemeris';
import { checkPoint } from '../places/geo-point';
import type { GeoPoint } from '../places/geo-point';
import { EARLIEST, LATEST } from './range';
import { DAY_MS, rootBetween } from './search';
import { SkyError } from '../sky-error';
import { signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

/** The cycle of phases in days, as the product counts the Moon's age. */
export const MOON_CYCLE_DAYS = 29.53;

/** The eight phases with the age in days at which each ends, by the product's specification. */
export const PHASES = [
  { name: 'New Moon', until: 1.84 },
  { name: 'Waxing Crescent', until: 5.53 },
  { name: 'First Quarter', until: 9.23 },
  { name: 'Waxing Gibbous', until: 12.92 },
  { name: 'Full Moon', until: 16.61 },
  { name: 'Waning Gibbous', until: 20.3 },
  { name: 'Last Quarter', until: 23.99 },
  { name: 'Waning Crescent', until: 27.68 },
] as const;

export type MoonPhase = (typeof PHASES)[number]['name'];

export interface MoonState {
  /** Apparent longitude of the Moon minus that of the Sun, 0 <= elongation < 360 degrees. */
  readonly elongation: number;
  /** Days, 0 <= age < 29.53: the elongation counted in cycles of 29.53 days. */
  readonly age: number;
  readonly phase: MoonPhase;
  /** The lit share of the disc, 0 to 1. */
  readonly illumination: number;
  /** Whether the lit share is growing: elongation below 180 degrees. */
  readonly waxing: boolean;
  /** Apparent geocentric ecliptic longitude of date, 0 <= longitude < 360 degrees. */
  readonly longitude: number;
  readonly sign: SignKey;
}

/** The four principal phases, by the quarter of the cycle that begins with each. */
export const QUARTERS = ['new-moon', 'first-quarter', 'full-moon', 'last-quarter'] as const;
export type Quarter = (typeof QUARTERS)[number];

/**
 * The Moon at an instant, as seen from the Earth's centre.
 *
 * The phase goes by the age, the age by the true elongation, so the names are octants centred on
 * the true new moon, quarters and full moon. The lit share is (1 + cos i) / 2 with i the angle
 * Sun-Moon-Earth (Meeus, Astronomical Algorithms, chapter 48); right to 0.0001.
 *
 * @throws SkyError `invalid_input` for an invalid date, `out_of_range` outside 1800 to 2200.
 */
export function moonAt(at: Date): MoonState {
  const longitude = apparentLongitude('moon', at);
  const elongation = normalize(longitude - apparentLongitude('sun', at));
  const age = (MOON_CYCLE_DAYS * elongation) / 360;
  return {
    elongation,
    age,
    phase: phaseOfAge(age),
    illumination: illuminationAt(at),
    waxing: elongation < 180,
    longitude,
    sign: signAt(longitude).key,
  };
}

/**
 * The name of the phase at an age in days; any finite number, counted within the cycle of 29.53.
 *
 * @throws SkyError `invalid_input` when the age is not finite.
 */
export function phaseOfAge(age: number): MoonPhase {
  if (!Number.isFinite(age)) throw new SkyError('invalid_input', 'age', 'age is not finite');
  const counted = age - Math.floor(age / MOON_CYCLE_DAYS) * MOON_CYCLE_DAYS;
  return PHASES.find(({ until }) => counted < until)?.name ?? PHASES[0].name;
}

/**
 * The first full moon after an instant: the elongation is 180 degrees then. Right to 10 seconds.
 *
 * @throws SkyError `invalid_input` for an invalid date, `out_of_range` outside 1800 to 2200 or
 * where that full moon is.
 */
export function nextFullMoon(at: Date): Date {
  momentAt(at);
  for (let index = quarterIndexBefore(at); ; index++) {
    if (quarterOf(index) !== 'full-moon') continue;
    const full = quarterInstant(index);
    if (!full) throw new SkyError('out_of_range', 'at', 'the next full moon is after 2200');
    if (full > at) return full;
  }
}

/**
 * Which way the lit side of the Moon faces: degrees counted anticlockwise from the top of the
 * disc to the middle of the bright limb, 0..360. Near 270 (lit on the right) while it waxes in
 * the north.
 *
 * The top is celestial north, or, with a place, the side towards the zenith there, which is how
 * the Moon hangs in that sky. It changes quickly, and means little, at new and full moon.
 * Meeus, Astronomical Algorithms, chapters 14 and 48, worked with vectors.
 *
 * @throws SkyError `invalid_input` for an invalid date or place, `out_of_range` outside 1800 to
 * 2200.
 */
export function brightLimb(at: Date, place?: GeoPoint): number {
  const { moon, sun } = moonAndSun(at);
  const top = place ? zenithOf(at, place) : NORTH;
  return fromTop(moon, sun, turned(top, Rotation_EQD_EQJ(momentAt(at).time).rot));
}

/**
 * The index of a principal phase surely not after an instant; lunations count from the new moon
 * of 6 January 2000, each has four.
 */
export function quarterIndexBefore(at: Date): number {
  return Math.floor(((at.getTime() - FIRST_NEW_MOON) / MEAN_CYCLE_MS) * 4) - 1;
}

/** Which of the four phases an index means. */
export function quarterOf(index: number): Quarter {
  return QUARTERS[((index % 4) + 4) % 4] as Quarter;
}

/**
 * When a principal phase would be if the Moon and the Sun moved evenly, in milliseconds since
 * 1970; less than a day from the true instant (15 hours for new and full moons).
 */
export function meanQuarter(index: number): number {
  return FIRST_NEW_MOON + (index / 4) * MEAN_CYCLE_MS;
}

/**
 * The true instant of a principal phase, right to 10 seconds; undefined when it falls outside
 * the years 1800 to 2200. An index between two whole ones means the elongation between theirs:
 * 0.5 more than a new moon's is 45 degrees, the middle of the waxing crescent.
 *
 * The mean instant (Meeus, chapter 49) brackets it: the true one is less than a day away. Both
 * longitudes are apparent ones, so it is the instant at which `moonAt` changes over.
 */
export function quarterInstant(index: number): Date | undefined {
  const mean = meanQuarter(index);
  const low = Math.max(mean - 1.25 * DAY_MS, EARLIEST.getTime());
  const high = Math.min(mean + 1.25 * DAY_MS, LATEST.getTime() - 1);
  if (low >= high) return undefined;
  const target = 90 * (index % 4);
  const away = (ms: number) => {
    const at = new Date(ms);
    return wrap(apparentLongitude('moon', at) - apparentLongitude('sun', at) - target);
  };
  const [early, late] = [away(low), away(high)];
  if (early >= 0 || late < 0) return undefined;
  return new Date(Math.round(rootBetween(away, low, high, undefined, early, late)));
}

/** The mean new moon of 6 January 2000, 14:20 UT, and the mean length of a lunation. */
const FIRST_NEW_MOON = Date.UTC(2000, 0, 6, 14, 19, 35);
const MEAN_CYCLE_MS = 29.530588861 * DAY_MS;

type Vector = readonly [x: number, y: number, z: number];

/** The celestial pole in the frame of the equator. */
const NORTH: Vector = [0, 0, 1];

/** Where the Moon and the Sun stand from the Earth's centre: equator of J2000, in au. */
function moonAndSun(at: Date): { moon: Vector; sun: Vector } {
  const moment = momentAt(at);
  const [x, y, z] = moment.heliocentric(Body.Earth).position;
  return { moon: moment.moon(), sun: [-x, -y, -z] };
}

function illuminationAt(at: Date): number {
  const { moon, sun } = moonAndSun(at);
  const toSun = minus(sun, moon);
  const cosine = -dot(moon, toSun) / Math.sqrt(dot(moon, moon) * dot(toSun, toSun));
  return (1 + cosine) / 2;
}

/** The direction overhead, on the true equator of date. */
function zenithOf(at: Date, place: GeoPoint): Vector {
  checkPoint(place);
  const { latitude, longitude } = place;
  const meridian = SiderealTime(momentAt(at).time) * 15 + longitude;
  return [cos(latitude) * cos(meridian), cos(latitude) * sin(meridian), sin(latitude)];
}

/** The position angle of `towards` seen at `from`, counted from `top` by way of the east. */
function fromTop(from: Vector, towards: Vector, top: Vector): number {
  const east = cross(top, from);
  const north = cross(from, east);
  const rightwards = dot(towards, east) * Math.sqrt(dot(from, from));
  return normalize((Math.atan2(rightwards, dot(towards, north)) * 180) / Math.PI);
}

function turned([x, y, z]: Vector, rot: number[][]): Vector {
  const [a = [], b = [], c = []] = rot;
  const along = (axis: number) => (a[axis] ?? 0) * x + (b[axis] ?? 0) * y + (c[axis] ?? 0) * z;
  return [along(0), along(1), along(2)];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
