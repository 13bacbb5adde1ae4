import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type { Actor, RequestContract } from '@cosmic/contracts/message';

/**
 * Who asks, where a request makes no sense without.
 *
 * @throws AppError `invalid_input` for an envelope without an actor
 */
export function requireActor(actor: Actor | null): Actor {
  if (actor) return actor;
  throw new AppError('invalid_input', { fields: [fieldProblem('actor', 'missing')] });
}

/**
 * The member who asks, where guests have nothing of their own.
 *
 * @throws AppError `authentication_required` for a guest
 */
export function requireMember(actor: Actor | null): Actor & { kind: 'member' } {
  if (actor?.kind === 'member') return actor;
  throw new AppError('authentication_required');
}

/**
 * Lets those ask whom the contract names, whatever let them through before.
 *
 * @throws AppError `authentication_required` for a guest or nobody, `admin_only` for a member who
 *   is not the administrator
 */
export function requireAccess(
  { access = 'anyone' }: Pick<RequestContract, 'access'>,
  actor: Actor | null,
): void {
  if (access === 'anyone') return;
  const { role } = requireMember(actor);
  if (access === 'admin' && role !== 'admin') throw new AppError('admin_only');
}
