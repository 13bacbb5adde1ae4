import { leaningsOf, QUESTION_IDS, type QuizAnswers } from './archetype/answers';
import {
  ARCHETYPES,
  ARCHETYPE_IDS,
  type Archetype,
  type ArchetypeId,
} from './archetype/archetypes';
import { requireChoice, requireObject } from './inputs';
import { type SignTrio, ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign';

/** An archetype and how much of it signs and answers add up to. */
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

/** What an answer gives to the archetype it speaks for, and to the one it hints at. */
const ANSWER_POINTS = [20, 10] as const;

/**
 * Scores the twelve archetypes by three signs and, where the quiz was taken, by its answers.
 *
 * Each sign leans to three archetypes, with 5, 3 and 2 parts. The parts of the
 * Sun sign count six times, those of the Moon sign five times and those of the
 * rising sign four times, 150 points in all. Each of the eight answers gives 20
 * points to one archetype and 10 to another, 240 in all: what people say of
 * themselves outweighs where the planets were. Equal points are ranked by where
 * they come from first: Sun, Moon, rising sign, the answers in the order of the
 * questions, then the order of the list. The rule is the product's own.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `sign`, `moonSign`,
 *   `risingSign` or a question's id; `not_an_object` for `signs` or `answers`
 */
export function scoreArchetypes(signs: SignTrio, answers?: QuizAnswers): ArchetypeScore {
  requireObject(signs, 'signs');
  const points = new Map<ArchetypeId, number>();
  for (const field of ['sign', 'moonSign', 'risingSign'] as const) {
    const leanings = LEANINGS[requireChoice(signs[field], field, ZODIAC_SIGNS)];
    leanings.forEach((id, i) => {
      points.set(id, (points.get(id) ?? 0) + WEIGHTS[field] * SHARES[i]!);
    });
  }
  if (answers !== undefined) addAnswers(answers, points);
  // Ids enter in the order of signs and answers, and sorting keeps equal ones in that order.
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

function addAnswers(answers: QuizAnswers, points: Map<ArchetypeId, number>): void {
  requireObject(answers, 'answers');
  for (const question of QUESTION_IDS) {
    const leanings = leaningsOf(question);
    const answer = requireChoice(answers[question], question, Object.keys(leanings));
    leanings[answer]?.forEach((id, i) => {
      points.set(id, (points.get(id) ?? 0) + ANSWER_POINTS[i]!);
    });
  }
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
