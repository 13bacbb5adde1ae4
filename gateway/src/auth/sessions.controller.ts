import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessClaims } from '@cosmic/contracts/access-token';
import { auth, type SessionList } from '@cosmic/contracts/account/auth';
import { routes } from '@cosmic/contracts/http';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Serves } from '../http/serves';
import { CurrentActor, CurrentMember } from '../session/actor';
import { clearSession } from '../session/cookies';

/** Where a member is signed in, and ending it there. */
@Controller()
export class SessionsController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(routes.listSessions)
  list(
    @CurrentMember() { sid: sessionId }: AccessClaims,
    @CurrentActor() actor: Actor,
  ): Promise<SessionList> {
    return this.rpc.send(auth.listSessions, actor, { sessionId });
  }

  @Serves(routes.endSession)
  async end(
    @CurrentMember() { sid }: AccessClaims,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param({ schema: routes.endSession.params }) { id }: { id: string },
  ): Promise<Record<string, never>> {
    await this.rpc.send(auth.endSession, actor, { id });
    if (id === sid) clearSession(request, reply);
    return {};
  }

  @Serves(routes.endOtherSessions)
  endOthers(
    @CurrentMember() { sid: sessionId }: AccessClaims,
    @CurrentActor() actor: Actor,
    @Body({ schema: routes.endOtherSessions.body }) _: object,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.endOtherSessions, actor, { sessionId });
  }
}
