import type { FieldProblem } from '@cosmic/contracts/errors';
import { ownBirthSchema, type OwnBirth } from '@cosmic/contracts/people/invitations';
import { problemsOf } from '@cosmic/contracts/validation';

/** Everything that the server would refuse of a birth that somebody enters, by field. */
export function refusedFields(birth: OwnBirth): FieldProblem[] {
  const result = ownBirthSchema.safeParse(birth);
  return result.success ? [] : problemsOf(result.error.issues);
}
