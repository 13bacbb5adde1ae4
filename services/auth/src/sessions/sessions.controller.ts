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
