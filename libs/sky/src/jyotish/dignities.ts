import { normalize } from '../angle';
import type { Graha } from './grahas';

/** The seven grahas that rule signs. */
export type SignLord = Exclude<Graha, 'rahu' | 'ketu'>;

export type GrahaDignity = 'exalted' | 'moolatrikona' | 'own' | 'debilitated';

/** The lords of the rashis from Mesha on (Brihat Parashara Hora Shastra, chapter 4). */
const LORDS: readonly SignLord[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];

interface Strength {
  /** Sign of exaltation, 0 to 11; the opposite one is the debilitation. */
  readonly exalted: number;
  /** Sign and degrees of it that count as moolatrikona. */
  readonly moolatrikona: readonly [sign: number, from: number, to: number];
}

/**
 * Exaltation and moolatrikona (Brihat Parashara Hora Shastra, chapter 3). The nodes have none that
 * the schools agree on. Where one sign carries two, the degree decides: the Moon is exalted in the
 * first three degrees of Taurus, Mercury in the first fifteen of Virgo.
 */
const STRENGTHS: Readonly<Record<SignLord, Strength>> = {
  sun: { exalted: 0, moolatrikona: [4, 0, 20] },
  moon: { exalted: 1, moolatrikona: [1, 3, 30] },
  mars: { exalted: 9, moolatrikona: [0, 0, 12] },
  mercury: { exalted: 5, moolatrikona: [5, 15, 20] },
  jupiter: { exalted: 3, moolatrikona: [8, 0, 10] },
  venus: { exalted: 11, moolatrikona: [6, 0, 15] },
  saturn: { exalted: 6, moolatrikona: [10, 0, 20] },
};

/** Up to which degree of its sign an exaltation reaches, where the sign holds another strength. */
const EXALTED_UNTIL: Readonly<Partial<Record<SignLord, number>>> = { moon: 3, mercury: 15 };

/** The lord of a rashi, 0 Mesha to 11 Meena; any whole number, counted round. */
export function lordOf(rashi: number): SignLord {
  return LORDS[((rashi % 12) + 12) % 12] as SignLord;
}

/** How strong a graha stands at a sidereal longitude; null where it has no dignity, as a node. */
export function dignityOf(graha: Graha, sidereal: number): GrahaDignity | null {
  if (graha === 'rahu' || graha === 'ketu') return null;
  const longitude = normalize(sidereal);
  const rashi = Math.floor(longitude / 30);
  const degree = longitude - 30 * rashi;
  const { exalted, moolatrikona } = STRENGTHS[graha];
  if (rashi === exalted && degree < (EXALTED_UNTIL[graha] ?? 30)) return 'exalted';
  if (rashi === (exalted + 6) % 12) return 'debilitated';
  const [sign, from, to] = moolatrikona;
  if (rashi === sign && degree >= from && degree < to) return 'moolatrikona';
  return lordOf(rashi) === graha ? 'own' : null;
}
