import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';

/** The asking member's id. @throws AppError of the given code for anybody else */
export function memberIdOf(actor: Actor | null, otherwise: ErrorCode): string {
  if (actor?.kind === 'member') return actor.id;
  throw new AppError(otherwise);
}
