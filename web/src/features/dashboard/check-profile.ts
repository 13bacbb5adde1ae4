import type { FieldProblem } from '@cosmic/contracts/errors';
import { profileChangeSchema, type ProfileChange } from '@cosmic/contracts/account/profile';
import { problemsOf } from '@cosmic/contracts/validation';

/** Everything that the server would refuse in a change of the profile, by field. */
export function refusedFields(change: ProfileChange): FieldProblem[] {
  const result = profileChangeSchema.safeParse(change);
  return result.success ? [] : problemsOf(result.error.issues);
}
