import {
  Body,
  EclipseKind,
  GeoMoon,
  GeoVector,
  MakeTime,
  Rotation_EQJ_EQD,
  RotateVector,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import type { Vector } from 'astronomy-engine';
import { positionOf } from '../astronomy/ephemeris';
import { checkRange, EARLIEST, LATEST } from '../astronomy/range';
import { meanQuarter, quarterIndexBefore, quarterInstant, quarterOf } from '../astronomy/moon';
import { DAY_MS, rootBetween } from '../astronomy/search';
import type { SignKey } from '../zodiac';

export type SolarEclipseType = 'partial' | 'annular' | 'total' | 'hybrid';
export type LunarEclipseType = 'penumbral' | 'partial' | 'total';

interface EclipseOf<Eclipsed extends 'sun' | 'moon', Type> {
  readonly kind: 'eclipse';
  /** The instant at which it is greatest, seen from the whole Earth. */
  readonly at: Date;
  readonly eclipsed: Eclipsed;
  readonly type: Type;
  /** Apparent ecliptic longitude of the eclipsed body then, 0..360 degrees. */
  readonly longitude: number;
  readonly sign: SignKey;
}

export interface SolarEclipse extends EclipseOf<'sun', SolarEclipseType> {
  /** Whether the axis of the Moon's shadow meets the Earth: not so for a partial eclipse. */
  readonly central: boolean;
}

export type LunarEclipse = EclipseOf<'moon', LunarEclipseType>;
export type Eclipse = SolarEclipse | LunarEclipse;

/** Farther than this from the ecliptic (degrees) a new or full Moon is not eclipsed. */
const LIMIT_LATITUDE = 1.8;

const AU_KM = 149_597_870.7;
const EARTH_RADIUS_KM = 6378.137;
const EARTH_FLATTENING = 1 / 298.257;
const SUN_RADIUS_KM = 695_700;
const MOON_RADIUS_KM = 1737.4;

/**
 * The eclipses of the Sun (anywhere on Earth) and of the Moon whose maximum falls from `from` on
 * and before `to`, in order of time. The maximum is right to 20 seconds.
 *
 * From astronomy-engine, near each new and full moon close to the ecliptic. It knows no hybrid
 * eclipses and counts those whose axis misses the Earth as partial; both are told apart here by
 * the width of the umbra where the axis enters and leaves the Earth.
 *
 * @throws SkyError `invalid_input` for an invalid date or a range that ends before it begins,
 * `out_of_range` outside 1800 to 2200.
 */
export function eclipses(from: Date, to: Date): Eclipse[] {
  checkRange(from, to);
  const found: Eclipse[] = [];
  const last = quarterIndexBefore(to) + 3;
  for (let index = quarterIndexBefore(from); index <= last; index++) {
    const syzygy = quarterOf(index);
    if (syzygy !== 'new-moon' && syzygy !== 'full-moon') continue;
    if (isFarFromEcliptic(index)) continue;
    const near = quarterInstant(index);
    if (!near || Math.abs(positionOf('moon', near).latitude) > LIMIT_LATITUDE) continue;
    const eclipse = syzygy === 'new-moon' ? solarEclipse(near) : lunarEclipse(near);
    if (eclipse && eclipse.at >= from && eclipse.at < to) found.push(eclipse);
  }
  return found;
}

/** Spares the search for the true syzygy where the Moon cannot come near enough by then. */
function isFarFromEcliptic(index: number): boolean {
  const mean = meanQuarter(index);
  if (mean < EARLIEST.getTime() || mean >= LATEST.getTime()) return false;
  // In fifteen hours its latitude changes by less than 0.8 degrees.
  return Math.abs(positionOf('moon', new Date(mean)).latitude) > LIMIT_LATITUDE + 0.8;
}

function lunarEclipse(fullMoon: Date): LunarEclipse | undefined {
  const { kind, peak } = SearchLunarEclipse(before(fullMoon));
  if (!isNear(peak.date, fullMoon)) return undefined;
  const type = kind as LunarEclipseType;
  return { kind: 'eclipse', at: peak.date, eclipsed: 'moon', type, ...place('moon', peak.date) };
}

function solarEclipse(newMoon: Date): SolarEclipse | undefined {
  const { kind, peak } = SearchGlobalSolarEclipse(before(newMoon));
  if (!isNear(peak.date, newMoon)) return undefined;
  const at = peak.date;
  const { miss, umbra } = shadowAt(at.getTime());
  const central = miss < EARTH_RADIUS_KM;
  let type = kind as SolarEclipseType;
  // The umbra is a disc around its axis, so it can touch the Earth where the axis does not.
  if (!central && miss < EARTH_RADIUS_KM + Math.abs(umbra)) type = umbra > 0 ? 'total' : 'annular';
  if (central && kind === EclipseKind.Total && endsAnnular(at)) type = 'hybrid';
  return { kind: 'eclipse', at, eclipsed: 'sun', type, central, ...place('sun', at) };
}

/** Astronomy-engine looks for the next syzygy after an instant. */
function before(syzygy: Date) {
  return MakeTime(new Date(syzygy.getTime() - DAY_MS / 2));
}

function isNear(at: Date, syzygy: Date): boolean {
  return Math.abs(at.getTime() - syzygy.getTime()) < DAY_MS / 2;
}

function place(body: 'sun' | 'moon', at: Date): { longitude: number; sign: SignKey } {
  const { longitude, sign } = positionOf(body, at);
  return { longitude, sign };
}

/**
 * Whether an eclipse that is total at its maximum is annular where its path begins or ends: at
 * the edge of the Earth the Moon is up to an Earth's radius farther away.
 */
function endsAnnular(peak: Date): boolean {
  const at = peak.getTime();
  const outside = (ms: number) => shadowAt(ms).miss - EARTH_RADIUS_KM;
  // The axis takes three and a half hours at most to cross the Earth.
  const reach = DAY_MS / 8;
  return [at - reach, at + reach].some(
    (end) => shadowAt(rootBetween(outside, at, end, 1000)).umbra < 0,
  );
}

/**
 * The Moon's shadow in the plane through the Earth's centre, in kilometres: by how much its axis
 * misses the centre, and the radius of the umbra, negative where the cone has ended before and
 * the Sun is a ring. The Earth's flattening is taken out by stretching the polar direction.
 */
function shadowAt(ms: number): { miss: number; umbra: number } {
  const time = MakeTime(new Date(ms));
  const toEquator = Rotation_EQJ_EQD(time);
  const stretched = (v: Vector) => {
    const { x, y, z } = RotateVector(toEquator, v);
    return [x * AU_KM, y * AU_KM, (z * AU_KM) / (1 - EARTH_FLATTENING)] as const;
  };
  const sun = stretched(GeoVector(Body.Sun, time, true));
  const moon = stretched(GeoMoon(time));
  const axis = [moon[0] - sun[0], moon[1] - sun[1], moon[2] - sun[2]] as const;
  const length = Math.hypot(...axis);
  const beyond = -(moon[0] * axis[0] + moon[1] * axis[1] + moon[2] * axis[2]) / length;
  const miss = Math.sqrt(Math.hypot(...moon) ** 2 - beyond ** 2);
  const umbra = MOON_RADIUS_KM - (beyond / length) * (SUN_RADIUS_KM - MOON_RADIUS_KM);
  return { miss, umbra };
}
