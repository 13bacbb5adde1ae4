import { Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@cosmic/contracts/errors';
import { ACCESS_TOKEN_STRATEGY, accessTokenOf } from './access-token.strategy';

const IGNORES_TOKENS = Symbol('route that access tokens mean nothing to');

/** Marks a route that goes by cookies: an access token that has expired must not stand in its way. */
export const IgnoresTokens = () => SetMetadata(IGNORES_TOKENS, true);

/**
 * Checks the access token of every request that carries one and keeps what it says. A request
 * without is a guest's; one with a token that is not good is refused on every route, so that
 * nobody is taken for a guest without noticing.
 */
@Injectable()
export class MemberGuard extends AuthGuard(ACCESS_TOKEN_STRATEGY) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const ignored = this.reflector.get<boolean | undefined>(IGNORES_TOKENS, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (ignored || accessTokenOf(request) === null) return true;
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions() {
    return { property: 'member', session: false };
  }

  /** @throws AppError `authentication_required`; `service_unavailable` when there are no keys to check with */
  override handleRequest<Member>(error: unknown, member: Member | false, info: unknown): Member {
    const refusal = [error, info].find((thrown) => thrown instanceof AppError);
    if (refusal) throw refusal;
    if (error || !member) throw new AppError('authentication_required');
    return member;
  }
}
