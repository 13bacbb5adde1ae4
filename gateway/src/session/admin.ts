import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { actorOf } from './actor';

/**
 * Lets the administrator through and nobody else.
 *
 * @throws AppError `authentication_required` for a guest, `admin_only` for any other member
 */
export function requireAdmin(actor: Actor): Actor {
  if (actor.kind !== 'member') throw new AppError('authentication_required');
  if (actor.role !== 'admin') throw new AppError('admin_only');
  return actor;
}

/** The administrator as a controller's parameter; the method is not entered for anybody else. */
export const CurrentAdmin = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const http = context.switchToHttp();
  return requireAdmin(actorOf(http.getRequest(), http.getResponse()));
});
