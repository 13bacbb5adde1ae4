import type { ArchetypeId } from './archetypes';

/** Which archetype an answer speaks for, and which one it hints at. */
type Leaning = readonly [main: ArchetypeId, hint: ArchetypeId];

/**
 * The eight questions of the quiz by what is asked, their four answers by what is said, and
 * where each of these leans. Taken over all questions every archetype can gain the same.
 */
export const ANSWER_LEANINGS = {
  /** A free Saturday. */
  q1: {
    setOff: ['explorer', 'pioneer'],
    potter: ['gardener', 'artisan'],
    cook: ['guardian', 'sovereign'],
    drift: ['dreamer', 'alchemist'],
  },
  /** A friend who is upset. */
  q2: {
    goOver: ['guardian', 'gardener'],
    ask: ['alchemist', 'dreamer'],
    plan: ['architect', 'inventor'],
    cheer: ['messenger', 'sovereign'],
  },
  /** A group that cannot decide. */
  q3: {
    suggest: ['pioneer', 'sovereign'],
    mediate: ['diplomat', 'gardener'],
    surprise: ['inventor', 'messenger'],
    organise: ['architect', 'artisan'],
  },
  /** What is hardest to bear. */
  q4: {
    waiting: ['pioneer', 'explorer'],
    sloppiness: ['artisan', 'architect'],
    pretence: ['alchemist', 'diplomat'],
    habit: ['inventor', 'pioneer'],
  },
  /** The compliment that is kept. */
  q5: {
    celebrated: ['sovereign', 'guardian'],
    wellMade: ['artisan', 'diplomat'],
    understood: ['messenger', 'inventor'],
    trusted: ['alchemist', 'guardian'],
  },
  /** At a party. */
  q6: {
    middle: ['sovereign', 'messenger'],
    kitchen: ['guardian', 'diplomat'],
    window: ['dreamer', 'gardener'],
    stranger: ['explorer', 'diplomat'],
  },
  /** A year that is free and paid for. */
  q7: {
    build: ['architect', 'sovereign'],
    travel: ['explorer', 'inventor'],
    begin: ['pioneer', 'inventor'],
    create: ['dreamer', 'alchemist'],
  },
  /** Words over the door. */
  q8: {
    season: ['gardener', 'architect'],
    otherSide: ['diplomat', 'dreamer'],
    detail: ['artisan', 'gardener'],
    news: ['messenger', 'explorer'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Leaning>>>>;

export type QuestionId = keyof typeof ANSWER_LEANINGS;
export type AnswerId<Q extends QuestionId = QuestionId> = Q extends QuestionId
  ? keyof (typeof ANSWER_LEANINGS)[Q] & string
  : never;

/** One answer to each question. */
export type QuizAnswers = { readonly [Q in QuestionId]: AnswerId<Q> };

export const QUESTION_IDS = Object.keys(ANSWER_LEANINGS) as readonly QuestionId[];

/** @returns the answers of a question, each with where it leans */
export function leaningsOf(question: QuestionId): Readonly<Record<string, Leaning>> {
  return ANSWER_LEANINGS[question];
}
