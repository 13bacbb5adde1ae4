import { normalize, separation } from '../angle';
import { anglesAt } from '../charts/chart-angles';
import { positionsAt } from '../astronomy/ephemeris';
import type { GeoPoint } from '../places/geo-point';
import { nakshatraAt, type Nakshatra } from '../charts/sidereal';
import { ayanamsaAt, type Ayanamsa } from './ayanamsas';
import { dignityOf, type GrahaDignity } from './dignities';

/** The nine grahas in the order of the weekdays, then the nodes. */
export const GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
export type Graha = (typeof GRAHAS)[number];

/** Whether a graha is one of the two nodes of the Moon. */
export function isNode(graha: Graha): graha is 'rahu' | 'ketu' {
  return graha === 'rahu' || graha === 'ketu';
}

/** Whether Rahu is the mean node, as most printed panchangs have it, or the true one. */
export type NodeRule = 'mean' | 'true';

export interface SiderealPoint {
  /** Sidereal longitude, degrees 0..360. */
  readonly longitude: number;
  /** The rashi, 0 Mesha (Aries) to 11 Meena (Pisces). */
  readonly rashi: number;
  /** The bhava by whole signs from the lagna's rashi, 1 to 12. */
  readonly bhava: number;
  readonly nakshatra: Nakshatra;
}

export interface GrahaPlace extends SiderealPoint {
  /** Degrees of sidereal longitude a day. */
  readonly speed: number;
  /** Speed below 0; the nodes always count as retrograde. */
  readonly retrograde: boolean;
  /** Too near to the Sun to be seen (asta), by the Surya Siddhanta; never Sun, Rahu, Ketu. */
  readonly combust: boolean;
  readonly dignity: GrahaDignity | null;
}

export interface Kundli {
  readonly ayanamsa: Ayanamsa;
  readonly node: NodeRule;
  /** Tropical minus sidereal longitude, degrees. */
  readonly ayanamsaDegrees: number;
  readonly lagna: SiderealPoint;
  readonly grahas: Readonly<Record<Graha, GrahaPlace>>;
}

/** Combust up to this distance from the Sun in longitude, degrees, limit included (Surya Siddhanta). */
const COMBUST: Readonly<Partial<Record<Graha, { direct: number; retrograde: number }>>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};

/** Up to which distance from the Sun a graha is combust (asta), degrees; below 0 where it never is. */
export function combustWithin(graha: Graha, isRetrograde: boolean): number {
  return COMBUST[graha]?.[isRetrograde ? 'retrograde' : 'direct'] ?? -1;
}

export interface KundliRules {
  readonly ayanamsa?: Ayanamsa;
  readonly node?: NodeRule;
}

/**
 * The sidereal birth chart: lagna and nine grahas with rashi, whole-sign bhava, nakshatra, motion,
 * combustion and dignity. Lahiri and the mean node unless told otherwise. Right to the errors of
 * `apparentLongitude`.
 *
 * @throws SkyError `invalid_input` for a date, place or ayanamsa that is none, `out_of_range`.
 */
export function kundliAt(
  at: Date,
  place: GeoPoint,
  { ayanamsa = 'lahiri', node = 'mean' }: KundliRules = {},
): Kundli {
  const offset = ayanamsaAt(at, ayanamsa);
  const lagnaLongitude = normalize(anglesAt(at, place).ascendant - offset);
  const lagnaRashi = Math.floor(lagnaLongitude / 30);
  const point = (longitude: number): SiderealPoint => {
    const rashi = Math.floor(longitude / 30);
    return {
      longitude,
      rashi,
      bhava: ((rashi - lagnaRashi + 12) % 12) + 1,
      nakshatra: nakshatraAt(longitude),
    };
  };
  const rahu = node === 'mean' ? 'mean-node' : 'true-node';
  const tropical = positionsAt(at, [...GRAHAS.filter((name) => !isNode(name)), rahu]);
  const graha = (name: Graha): GrahaPlace => {
    const { longitude, speed } = tropical[isNode(name) ? rahu : name];
    const sidereal = normalize(longitude + (name === 'ketu' ? 180 : 0) - offset);
    const retrograde = isNode(name) || speed < 0;
    return {
      ...point(sidereal),
      speed,
      retrograde,
      combust: separation(longitude, tropical.sun.longitude) <= combustWithin(name, retrograde),
      dignity: dignityOf(name, sidereal),
    };
  };
  return {
    ayanamsa,
    node,
    ayanamsaDegrees: offset,
    lagna: point(lagnaLongitude),
    grahas: {
      sun: graha('sun'),
      moon: graha('moon'),
      mars: graha('mars'),
      mercury: graha('mercury'),
      jupiter: graha('jupiter'),
      venus: graha('venus'),
      saturn: graha('saturn'),
      rahu: graha('rahu'),
      ketu: graha('ketu'),
    },
  };
}
