import type { FieldProblem } from '@cosmic/contracts/errors';
import { wordsOf } from '../language/field-problems';

/** What is wrong with a field, as it stands beside it; most words go on from the field's name. */
export function sayProblem(label: string, problem: FieldProblem): string {
  const words = wordsOf(problem);
  return /[.।]$/.test(words) ? words : `${label} ${words}`;
}

/** The same for all that was refused, by the field that each belongs to. */
export function sayProblems(
  refused: readonly FieldProblem[],
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    refused.map((problem) => {
      const [name = problem.field] = problem.field.split('.');
      return [name, sayProblem(labels[name] ?? name, problem)];
    }),
  );
}
