import { profileChangeSchema, type ProfileChange } from '@cosmic/contracts/profile';
import { problemsOf } from '@cosmic/contracts/validation';

/** Everything that the server would refuse in a change of the profile, by field, in its words. */
export function refusedFields(change: ProfileChange): { field: string; message: string }[] {
  const result = profileChangeSchema.safeParse(change);
  return result.success ? [] : problemsOf(result.error.issues);
}
