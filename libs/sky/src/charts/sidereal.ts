import { normalize } from '../angle';
import type { Planet } from '../bodies';
import { apparentLongitude } from '../astronomy/ephemeris';
import { ayanamsaAt } from '../jyotish/ayanamsas';
import { NAKSHATRAS, type NakshatraName } from './nakshatras';
import { SkyError } from '../sky-error';
import { signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

/** The rulers of the nakshatras, in the order they return in (Vimshottari). */
export type NakshatraLord = Exclude<Planet, 'uranus' | 'neptune' | 'pluto'> | 'ketu' | 'rahu';

const LORDS: readonly NakshatraLord[] = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
];

export interface Nakshatra {
  readonly name: NakshatraName;
  /** 1 to 27. */
  readonly index: number;
  /** The quarter, 1 to 4. */
  readonly pada: number;
  readonly lord: NakshatraLord;
}

export interface SiderealPlace {
  /** Sidereal longitude (Lahiri), degrees 0..360. */
  readonly longitude: number;
  readonly sign: SignKey;
  /** Degrees within the sidereal sign. */
  readonly degree: number;
  readonly nakshatra: Nakshatra;
}

/**
 * The sidereal place (Lahiri) of a tropical longitude of date.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function siderealPlace(tropical: number, at: Date): SiderealPlace {
  const longitude = normalize(tropical - ayanamsaAt(at));
  return {
    longitude,
    sign: signAt(longitude).key,
    degree: longitude % 30,
    nakshatra: nakshatraAt(longitude),
  };
}

/**
 * The nakshatra and pada of a sidereal longitude in degrees.
 *
 * @throws SkyError `invalid_input` when it is not finite.
 */
export function nakshatraAt(sidereal: number): Nakshatra {
  if (!Number.isFinite(sidereal))
    throw new SkyError('invalid_input', 'sidereal', 'sidereal longitude is not a finite number');
  // 108 padas of 3°20', four to a nakshatra: one division decides both, so they cannot disagree.
  const pada = Math.min(Math.floor((normalize(sidereal) * 3) / 10), 107);
  const index = Math.floor(pada / 4);
  return {
    name: NAKSHATRAS[index] as NakshatraName,
    index: index + 1,
    pada: (pada % 4) + 1,
    lord: LORDS[index % 9] as NakshatraLord,
  };
}

/**
 * The nakshatra of the Moon at an instant.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function moonNakshatra(at: Date): Nakshatra {
  return siderealPlace(apparentLongitude('moon', at), at).nakshatra;
}

/**
 * The nakshatras the Moon passes through between two instants, in order, for a birth whose hour
 * is not known: one or two in a day, up to four in the 50 hours of a date on Earth. The pada is the one it has on coming in.
 *
 * @throws SkyError `invalid_input` when the range is longer than 51 hours or reversed,
 * `out_of_range`.
 */
export function possibleNakshatras(from: Date, to: Date): Nakshatra[] {
  const first = moonNakshatra(from);
  const last = moonNakshatra(to);
  const hours = (to.getTime() - from.getTime()) / 3_600_000;
  if (!(hours >= 0 && hours <= 51))
    throw new SkyError('invalid_input', 'to', 'the range must be 0 to 51 hours long');
  const steps = (last.index - first.index + 27) % 27;
  const later = Array.from({ length: steps }, (_, step) =>
    nakshatraAt(normalize(((first.index + step) * 40) / 3 + 1e-9)),
  );
  return [first, ...later];
}
