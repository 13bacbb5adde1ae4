import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  auth,
  type Challenge,
  type SecondStepBody,
  type Session,
  type SignedIn,
  type SignInBody,
  type SignUpBody,
  type User,
} from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { routes } from '@cosmic/contracts/http';
import { readings } from '@cosmic/contracts/readings/readings';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { LOG } from '@cosmic/platform/platform.tokens';
import { Serves } from '../http/serves';
import { actorOf, addressOf, type IdentifiedRequest } from '../session/actor';
import {
  clearSession,
  deviceTokenOf,
  guestIdOf,
  refreshTokenOf,
  setDevice,
  setSession,
} from '../session/cookies';

/** Browsers need a fraction of it to say what they are. */
const MAX_USER_AGENT_LENGTH = 400;

/** Opens, continues and ends sessions: here alone tokens become cookies and cookies tokens. */
@Controller()
export class SessionController {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Serves(routes.signUp)
  signUp(
    @Req() request: FastifyRequest,
    @Body({ schema: routes.signUp.body }) body: SignUpBody,
  ): Promise<Record<string, never>> {
    return this.rpc.send(auth.signUp, null, { ...body, address: addressOf(request) });
  }

  @Serves(routes.signIn)
  async signIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.signIn.body }) body: SignInBody,
  ): Promise<Session | Challenge> {
    const answer = await this.rpc.send(auth.signIn, null, { ...body, ...browserOf(request) });
    return 'challenge' in answer ? answer : this.begin(answer, request, reply);
  }

  @Serves(routes.secondStep)
  async secondStep(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.secondStep.body }) body: SecondStepBody,
  ): Promise<Session> {
    const opened = await this.rpc.send(auth.secondStep, null, { ...body, ...browserOf(request) });
    return this.begin(opened, request, reply);
  }

  @Serves(routes.refreshSession)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.refreshSession.body }) _: object,
  ): Promise<Session> {
    const refreshToken = refreshTokenOf(request);
    if (!refreshToken) throw new AppError('session_missing');
    try {
      const opened = await this.rpc.send(auth.refresh, null, { refreshToken });
      setSession(request, reply, opened);
      return opened.session;
    } catch (error) {
      const isOver = error instanceof AppError && error.code === 'session_missing';
      if (isOver) clearSession(request, reply);
      throw error;
    }
  }

  @Serves(routes.signOut)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: routes.signOut.body }) _: object,
  ): Promise<Record<string, never>> {
    const refreshToken = refreshTokenOf(request);
    if (refreshToken) await this.rpc.send(auth.signOut, null, { refreshToken });
    clearSession(request, reply);
    return {};
  }

  @Serves(routes.getSession)
  async session(
    @Req() request: IdentifiedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ session: { expires_at: number; user: User } | null }> {
    if (!request.member) return { session: null };
    const { user } = await this.rpc.send(auth.user, actorOf(request, reply), {});
    return { session: { expires_at: request.member.exp, user } };
  }

  private async begin(
    opened: SignedIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Session> {
    setSession(request, reply, opened);
    setDevice(request, reply, opened.deviceToken);
    await this.claimReadings(request, opened.session.user.id);
    return opened.session;
  }

  /**
   * What the browser's guest was given is the member's from now on. Every service hears of it by an
   * event; readings is asked besides, for the one that was on show is looked for at once.
   */
  private async claimReadings(request: FastifyRequest, memberId: string): Promise<void> {
    const guestId = guestIdOf(request);
    if (!guestId) return;
    try {
      await this.rpc.send(readings.claim, { kind: 'member', id: memberId }, { guestId });
    } catch (error) {
      this.log.warn({ err: error }, "a guest's readings could not be handed over");
    }
  }
}

/** The browser that somebody signs in with, as the auth service wants it told. */
function browserOf(request: FastifyRequest) {
  return {
    address: addressOf(request),
    deviceToken: deviceTokenOf(request),
    refreshToken: refreshTokenOf(request),
    guestId: guestIdOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
  };
}
