import { lordOf, type SignLord } from '@cosmic/sky/jyotish/dignities';
import { DivinationError } from './divination-error';
import {
  GANA_OF_NAKSHATRA,
  GANA_POINTS,
  NADI_ROUND,
  REGARDS,
  VARNAS,
  VARNA_ROUND,
  VASHYA_POINTS,
  YONIS,
  YONI_OF_NAKSHATRA,
  YONI_POINTS,
  type Gana,
  type Nadi,
  type Varna,
  type Vashya,
  type Yoni,
} from './guna-milan/tables';

/** The eight kootas with the most points each can give; 36 in all. */
export const KOOTAS = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const;
export type Koota = keyof typeof KOOTAS;
export const MAX_GUNAS = 36;

/** What a Moon brings to the eight kootas. */
export interface GunaTraits {
  /** 0 Mesha to 11 Meena. */
  readonly rashi: number;
  /** 1 Ashwini to 27 Revati, and its quarter 1 to 4. */
  readonly nakshatra: number;
  readonly pada: number;
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: Yoni;
  readonly lord: SignLord;
  readonly gana: Gana;
  readonly nadi: Nadi;
}

/** A rule of the books that takes the weight from a fault; it never changes the points. */
export type GunaCancellation =
  'same-lord' | 'friendly-lords' | 'same-nakshatra-other-pada' | 'same-rashi-other-nakshatra';

export interface GunaMilan {
  readonly groom: GunaTraits;
  readonly bride: GunaTraits;
  readonly points: Readonly<Record<Koota, number>>;
  /** The sum of the points, 0 to 36. */
  readonly total: number;
  readonly cancellations: Readonly<Record<'bhakoot' | 'nadi', readonly GunaCancellation[]>>;
}

/** Distances at which the sign of the one is from that of the other without a bhakoot fault. */
const GOOD_DISTANCES = [1, 3, 4, 7, 10, 11];

/** Counts from star to star, modulo 9, that are bad. */
const BAD_TARAS = [3, 5, 7];

/**
 * The eightfold matching of the north from the sidereal longitudes of the two Moons, degrees. Gana
 * and varna depend on who is the groom, the rest does not.
 *
 * @throws DivinationError `not_a_number`, `out_of_range` for a longitude outside 0 <= x < 360.
 */
export function gunaMilan(groomMoon: number, brideMoon: number): GunaMilan {
  const groom = gunaTraits(groomMoon, 'groomMoon');
  const bride = gunaTraits(brideMoon, 'brideMoon');
  const points: Record<Koota, number> = {
    varna: VARNAS.indexOf(groom.varna) >= VARNAS.indexOf(bride.varna) ? 1 : 0,
    vashya: VASHYA_POINTS[groom.vashya][bride.vashya],
    tara: taraPoints(groom, bride) + taraPoints(bride, groom),
    yoni: YONI_POINTS[YONIS.indexOf(groom.yoni)]?.[YONIS.indexOf(bride.yoni)] ?? 0,
    maitri: maitriPoints(groom.lord, bride.lord),
    gana: GANA_POINTS[groom.gana][bride.gana],
    bhakoot: GOOD_DISTANCES.includes(((groom.rashi - bride.rashi + 12) % 12) + 1) ? 7 : 0,
    nadi: groom.nadi === bride.nadi ? 0 : 8,
  };
  const total = Object.values(points).reduce((sum, each) => sum + each, 0);
  const cancellations = {
    bhakoot: points.bhakoot === 0 ? bhakootCancellations(groom, bride) : [],
    nadi: points.nadi === 0 ? nadiCancellations(groom, bride) : [],
  };
  return { groom, bride, points, total, cancellations };
}

/**
 * What a Moon at a sidereal longitude (degrees, 0 <= x < 360) brings to the kootas.
 *
 * @throws DivinationError `not_a_number`, `out_of_range`.
 */
export function gunaTraits(moon: number, field = 'moon'): GunaTraits {
  if (typeof moon !== 'number' || Number.isNaN(moon))
    throw new DivinationError('not_a_number', field, 'must be a number of degrees');
  if (!(moon >= 0 && moon < 360))
    throw new DivinationError('out_of_range', field, 'must lie between 0 and 360');
  const rashi = Math.floor(moon / 30);
  const quarter = Math.min(Math.floor((moon * 3) / 10), 107);
  const star = Math.floor(quarter / 4);
  return {
    rashi,
    nakshatra: star + 1,
    pada: (quarter % 4) + 1,
    varna: VARNA_ROUND[rashi % 4] as Varna,
    vashya: vashyaOf(rashi, moon - 30 * rashi),
    yoni: YONI_OF_NAKSHATRA[star] as Yoni,
    lord: lordOf(rashi),
    gana: GANA_OF_NAKSHATRA[star] as Gana,
    nadi: NADI_ROUND[star % 6] as Nadi,
  };
}

/** Sagittarius and Capricorn change their group in the middle. */
function vashyaOf(rashi: number, degree: number): Vashya {
  const late = degree >= 15;
  const groups: readonly Vashya[] = [
    'four-legged',
    'four-legged',
    'human',
    'water',
    'wild',
    'human',
    'human',
    'insect',
    late ? 'four-legged' : 'human',
    late ? 'water' : 'four-legged',
    'human',
    'water',
  ];
  return groups[rashi] as Vashya;
}

/** Counted from one star to the other, both ends included. */
function taraPoints(from: GunaTraits, to: GunaTraits): number {
  const count = ((to.nakshatra - from.nakshatra + 27) % 27) + 1;
  return BAD_TARAS.includes(count % 9) ? 0 : 1.5;
}

type Feeling = 'friend' | 'neutral' | 'enemy';

function feelingOf(lord: SignLord, towards: SignLord): Feeling {
  if (REGARDS[lord].friends.includes(towards)) return 'friend';
  return REGARDS[lord].enemies.includes(towards) ? 'enemy' : 'neutral';
}

const MAITRI_POINTS: Readonly<Record<Feeling, Readonly<Record<Feeling, number>>>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};

function maitriPoints(a: SignLord, b: SignLord): number {
  return a === b ? 5 : MAITRI_POINTS[feelingOf(a, b)][feelingOf(b, a)];
}

function bhakootCancellations(a: GunaTraits, b: GunaTraits): GunaCancellation[] {
  if (a.lord === b.lord) return ['same-lord'];
  return maitriPoints(a.lord, b.lord) >= 4 ? ['friendly-lords'] : [];
}

function nadiCancellations(a: GunaTraits, b: GunaTraits): GunaCancellation[] {
  const rules: readonly (readonly [GunaCancellation, boolean])[] = [
    ['same-nakshatra-other-pada', a.nakshatra === b.nakshatra && a.pada !== b.pada],
    ['same-rashi-other-nakshatra', a.rashi === b.rashi && a.nakshatra !== b.nakshatra],
  ];
  return rules.filter(([, holds]) => holds).map(([name]) => name);
}
