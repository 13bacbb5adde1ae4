import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';

/**
 * Who asks, where a request makes no sense without.
 *
 * @throws AppError `invalid_input` for an envelope without an actor
 */
export function requireActor(actor: Actor | null): Actor {
  if (actor) return actor;
  throw new AppError('invalid_input', { fields: [{ field: 'actor', message: 'is missing' }] });
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
