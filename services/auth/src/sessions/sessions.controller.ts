import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/account/auth';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { AccountsService } from '../accounts/accounts.service';
import { SecondStepService } from './second-step.service';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly secondSteps: SecondStepService,
    private readonly accounts: AccountsService,
  ) {}

  @RpcHandler(auth.signIn)
  signIn(@Payload() { data }: RpcRequest<typeof auth.signIn>): Reply<typeof auth.signIn> {
    return this.signIns.signIn(data);
  }

  @RpcHandler(auth.secondStep)
  secondStep(
    @Payload() { data }: RpcRequest<typeof auth.secondStep>,
  ): Reply<typeof auth.secondStep> {
    return this.secondSteps.signIn(data);
  }

  @RpcHandler(auth.refresh)
  refresh(@Payload() { data }: RpcRequest<typeof auth.refresh>): Reply<typeof auth.refresh> {
    return this.sessions.refresh(data.refreshToken);
  }

  @RpcHandler(auth.signOut)
  async signOut(@Payload() { data }: RpcRequest<typeof auth.signOut>): Reply<typeof auth.signOut> {
    await this.sessions.end(data.refreshToken, 'sign-out');
    return {};
  }

  @RpcHandler(auth.listSessions)
  async list(
    @Payload() { actor, data }: RpcRequest<typeof auth.listSessions>,
  ): Reply<typeof auth.listSessions> {
    return { sessions: await this.sessions.list(requireMember(actor).id, data.sessionId) };
  }

  @RpcHandler(auth.endSession)
  async end(
    @Payload() { actor, data }: RpcRequest<typeof auth.endSession>,
  ): Reply<typeof auth.endSession> {
    await this.sessions.endOne(requireMember(actor).id, data.id);
    return {};
  }

  @RpcHandler(auth.endOtherSessions)
  async endOthers(
    @Payload() { actor, data }: RpcRequest<typeof auth.endOtherSessions>,
  ): Reply<typeof auth.endOtherSessions> {
    await this.sessions.endOthers(requireMember(actor).id, data.sessionId);
    return {};
  }

  @RpcHandler(auth.signOutEverywhere)
  async signOutEverywhere(
    @Payload() { actor }: RpcRequest<typeof auth.signOutEverywhere>,
  ): Reply<typeof auth.signOutEverywhere> {
    await this.sessions.endAllOf(requireMember(actor).id);
    return {};
  }

  @RpcHandler(auth.user)
  async user(@Payload() { actor }: RpcRequest<typeof auth.user>): Reply<typeof auth.user> {
    return { user: await this.accounts.user(requireMember(actor).id) };
  }
}
