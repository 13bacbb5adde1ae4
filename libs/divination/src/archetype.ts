import {
  ARCHETYPES,
  ARCHETYPE_IDS,
  type Archetype,
  type ArchetypeId,
} from './archetype/archetypes';
import { requireChoice, requireObject } from './inputs';
import { type SignTrio, ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign';

/** An archetype and how much of it the three signs add up to. */
export interface ScoredArchetype extends Archetype {
  id: ArchetypeId;
  points: number;
  /** Share of all points in whole percent; the twelve need not add up to exactly 100. */
  percent: number;
}

export interface ArchetypeScore {
  /** All twelve, the strongest first. */
  ranking: readonly ScoredArchetype[];
  core: ScoredArchetype;
  second: ScoredArchetype;
}

/** What the three points of a chart weigh: who one is, what one needs, how one appears. */
const WEIGHTS = { sign: 6, moonSign: 5, risingSign: 4 } as const;

/** What a sign gives to its three archetypes. */
const SHARES = [5, 3, 2] as const;

/**
 * Scores the twelve archetypes by three signs.
 *
 * Each sign leans to three archetypes, with 5, 3 and 2 parts. The parts of the
 * Sun sign count six times, those of the Moon sign five times and those of the
 * rising sign four times. Equal points are ranked by the sign they come from
 * first: Sun, then Moon, then rising, then the order of the list. The rule is
 * the product's own.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `sign`, `moonSign` or
 *   `risingSign`; `not_an_object` for `signs`
 */
export function scoreArchetypes(signs: SignTrio): ArchetypeScore {
  requireObject(signs, 'signs');
  const points = new Map<ArchetypeId, number>();
  for (const field of ['sign', 'moonSign', 'risingSign'] as const) {
    const leanings = LEANINGS[requireChoice(signs[field], field, ZODIAC_SIGNS)];
    leanings.forEach((id, i) => {
      points.set(id, (points.get(id) ?? 0) + WEIGHTS[field] * SHARES[i]!);
    });
  }
  // Ids enter in the order of the signs, and sorting keeps equal ones in that order.
  const ids = [...new Set([...points.keys(), ...ARCHETYPE_IDS])];
  const total = [...points.values()].reduce((sum, n) => sum + n, 0);
  const ranking = ids
    .map((id): ScoredArchetype => {
      const own = points.get(id) ?? 0;
      return { id, ...ARCHETYPES[id], points: own, percent: Math.round((100 * own) / total) };
    })
    .sort((a, b) => b.points - a.points);
  return { ranking, core: ranking[0]!, second: ranking[1]! };
}

const LEANINGS: Readonly<Record<ZodiacSign, readonly [ArchetypeId, ArchetypeId, ArchetypeId]>> = {
  aries: ['pioneer', 'sovereign', 'explorer'],
  taurus: ['gardener', 'artisan', 'guardian'],
  gemini: ['messenger', 'inventor', 'explorer'],
  cancer: ['guardian', 'dreamer', 'gardener'],
  leo: ['sovereign', 'pioneer', 'guardian'],
  virgo: ['artisan', 'gardener', 'messenger'],
  libra: ['diplomat', 'messenger', 'artisan'],
  scorpio: ['alchemist', 'guardian', 'architect'],
  sagittarius: ['explorer', 'messenger', 'pioneer'],
  capricorn: ['architect', 'sovereign', 'gardener'],
  aquarius: ['inventor', 'diplomat', 'alchemist'],
  pisces: ['dreamer', 'alchemist', 'diplomat'],
};
