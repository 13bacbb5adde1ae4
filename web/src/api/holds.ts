import type { AnswerNeeds } from './answer-needs';

/** @returns a test for an answer in which none of these is missing or empty */
export function holds(...names: readonly string[]): AnswerNeeds {
  return {
    isComplete: (answer) =>
      names.every((name) => (answer as Record<string, unknown> | null)?.[name]),
  };
}
