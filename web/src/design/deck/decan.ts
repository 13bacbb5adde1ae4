import { SIGNS } from '@cosmic/sky/zodiac';
import type { PlanetName, ZodiacName } from '../glyphs';
import { RANKS, type RankName, type SuitName } from './card-name';

/** The signs of an element in the order of their number cards: cardinal, fixed, mutable. */
const SIGNS_OF: Readonly<Record<SuitName, readonly ZodiacName[]>> = {
  wands: ['aries', 'leo', 'sagittarius'],
  cups: ['cancer', 'scorpio', 'pisces'],
  swords: ['libra', 'aquarius', 'gemini'],
  pentacles: ['capricorn', 'taurus', 'virgo'],
};

/** The planets take turns over the thirds of the signs, from the slowest to the quickest. */
const TURNS: readonly PlanetName[] = [
  ...(['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'] as const),
];

export interface Decan {
  planet: PlanetName;
  sign: ZodiacName;
}

/** The third of a sign that a number card from two to ten stands for; the others have none. */
export function decanOf(suit: SuitName, rank: RankName): Decan | undefined {
  const step = RANKS.indexOf(rank) - 1;
  const sign = SIGNS_OF[suit][Math.floor(step / 3)];
  if (step < 0 || !sign) return undefined;
  const third = SIGNS.findIndex(({ key }) => key === sign) * 3 + (step % 3);
  return { planet: TURNS[third % TURNS.length]!, sign };
}
