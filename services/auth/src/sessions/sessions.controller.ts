import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/auth';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
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

  @Answers(auth.signIn)
  signIn(@Payload() { data }: Asked<typeof auth.signIn>): Reply<typeof auth.signIn> {
    return this.signIns.signIn(data);
  }

  @Answers(auth.secondStep)
  secondStep(@Payload() { data }: Asked<typeof auth.secondStep>): Reply<typeof auth.secondStep> {
    return this.secondSteps.signIn(data);
  }

  @Answers(auth.refresh)
  refresh(@Payload() { data }: Asked<typeof auth.refresh>): Reply<typeof auth.refresh> {
    return this.sessions.refresh(data.refreshToken);
  }

  @Answers(auth.signOut)
  async signOut(@Payload() { data }: Asked<typeof auth.signOut>): Reply<typeof auth.signOut> {
    await this.sessions.end(data.refreshToken, 'sign-out');
    return {};
  }

  @Answers(auth.listSessions)
  async list(
    @Payload() { actor, data }: Asked<typeof auth.listSessions>,
  ): Reply<typeof auth.listSessions> {
    return { sessions: await this.sessions.list(requireMember(actor).id, data.sessionId) };
  }

  @Answers(auth.endSession)
  async end(
    @Payload() { actor, data }: Asked<typeof auth.endSession>,
  ): Reply<typeof auth.endSession> {
    await this.sessions.endOne(requireMember(actor).id, data.id);
    return {};
  }

  @Answers(auth.endOtherSessions)
  async endOthers(
    @Payload() { actor, data }: Asked<typeof auth.endOtherSessions>,
  ): Reply<typeof auth.endOtherSessions> {
    await this.sessions.endOthers(requireMember(actor).id, data.sessionId);
    return {};
  }

  @Answers(auth.signOutEverywhere)
  async signOutEverywhere(
    @Payload() { actor }: Asked<typeof auth.signOutEverywhere>,
  ): Reply<typeof auth.signOutEverywhere> {
    await this.sessions.endAllOf(requireMember(actor).id);
    return {};
  }

  @Answers(auth.user)
  async user(@Payload() { actor }: Asked<typeof auth.user>): Reply<typeof auth.user> {
    return { user: await this.accounts.user(requireMember(actor).id) };
  }
}
