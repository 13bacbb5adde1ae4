import type { AccessClaims } from '@cosmic/contracts/access-token';
import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import type { HttpRoute } from '@cosmic/contracts/route';

/**
 * Lets those call a route whom its contract names.
 *
 * @param member what the access token says; undefined for a guest
 * @throws AppError for a guest the route's own code or `authentication_required`, `admin_only` for
 *   a member who is not the administrator
 */
export function requireAccess(
  { access, unauthenticated = 'authentication_required' }: HttpRoute,
  member: AccessClaims | undefined,
): void {
  if (access === 'anyone') return;
  if (!member) throw new AppError(unauthenticated);
  if (access === 'admin' && member.role !== 'admin') throw new AppError('admin_only');
}

/**
 * What a member has to do before a request of theirs is answered.
 *
 * @param route undefined for what no contract describes, which waits as everything does
 * @returns the code of the refusal; undefined where nothing is left to be done
 */
export function leftToDo(
  route: HttpRoute | undefined,
  { must_change_password, role, second_factor }: AccessClaims,
): ErrorCode | undefined {
  if (must_change_password && !route?.withOneTimePassword) return 'password_change_required';
  const isRunning = route?.access === 'admin' && role === 'admin';
  return isRunning && !second_factor ? 'second_factor_required' : undefined;
}
