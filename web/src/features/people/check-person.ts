import type { FieldProblem } from '@cosmic/contracts/errors';
import { personBodySchema, type PersonBody } from '@cosmic/contracts/people/people';
import { problemsOf } from '@cosmic/contracts/validation';

/** Everything that the server would refuse of somebody, by field. */
export function refusedFields(person: PersonBody): FieldProblem[] {
  const result = personBodySchema.safeParse(person);
  return result.success ? [] : problemsOf(result.error.issues);
}
