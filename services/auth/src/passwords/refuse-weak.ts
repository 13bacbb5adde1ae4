import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { weaknessesOf } from './password.rules';

/**
 * Lets a new password pass that is good enough.
 *
 * @param field  where the password stands in the form it came from
 * @throws AppError `weak_password` with the reasons, as keys and in words
 */
export function refuseWeak(
  password: string,
  whose: { email: string; fullName: string },
  field = 'password',
): void {
  const reasons = weaknessesOf(password, whose);
  if (reasons.length === 0) return;
  throw new AppError('weak_password', {
    reasons,
    fields: reasons.map((reason) => fieldProblem(field, `password_${reason}`)),
  });
}
