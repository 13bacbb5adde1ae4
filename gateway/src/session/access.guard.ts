import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { AccessClaims } from '@cosmic/contracts/access-token';
import { auth } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import type { HttpRoute } from '@cosmic/contracts/route';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { ROUTE } from '../http/serves';
import { leftToDo, requireAccess } from './access';
import { ACCESS_TOKEN_STRATEGY, accessTokenOf } from './access-token.strategy';
import type { IdentifiedRequest } from './actor';

/**
 * Checks the access token of every request that carries one, keeps what it says, and lets those
 * through whom the route's contract names and who have nothing to do first. A request without a
 * token is a guest's; one with a token that is not good is refused on every route that reads it, so
 * that nobody is taken for a guest without noticing.
 */
@Injectable()
export class AccessGuard extends AuthGuard(ACCESS_TOKEN_STRATEGY) {
  constructor(
    private readonly reflector: Reflector,
    private readonly rpc: RpcClient,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<HttpRoute | undefined>(ROUTE, context.getHandler());
    const request = context.switchToHttp().getRequest<IdentifiedRequest>();
    const isRead = !route?.ignoresToken && accessTokenOf(request) !== null;
    if (isRead && !(await super.canActivate(context))) return false;
    if (request.member) await this.requireNothingLeft(route, request.member);
    if (route) requireAccess(route, request.member);
    return true;
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

  /**
   * A token tells what was left to do when it was made. Whoever would be refused is looked up, so
   * that no token holds back who has done it since.
   *
   * @throws AppError what is left to do; `authentication_required` when the account is gone
   */
  private async requireNothingLeft(route: HttpRoute | undefined, member: AccessClaims) {
    if (!leftToDo(route, member)) return;
    const { sub: id, role } = member;
    const { user } = await this.rpc.send(auth.user, { kind: 'member', id, role }, {});
    const { must_change_password, second_factor } = user;
    const left = leftToDo(route, { ...member, must_change_password, second_factor });
    if (left) throw new AppError(left);
  }
}
