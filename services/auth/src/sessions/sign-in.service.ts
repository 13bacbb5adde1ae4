import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Challenge, SignedIn, SignInBody } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { Line } from '@cosmic/platform/line';
import { isPasswordOver, type Account } from '../accounts/accounts.repository';
import { AuditRepository } from '../audit/audit.repository';
import { CLOCK, type Clock } from '../auth.tokens';
import { hashOfToken } from '../crypto/opaque-token';
import type { Taken } from '../limits/attempts.repository';
import { LimitsService } from '../limits/limits.service';
import { PasswordHasher } from '../passwords/password-hasher';
import { LookUpsRepository } from './look-ups.repository';
import { SecondStepService } from './second-step.service';
import { SessionsService, type Browser } from './sessions.service';

type SignIn = SignInBody & Browser;

/** Of a flood of sign-ins the others leave the database, and what it answers, to the rest of the site. */
const LOOK_UPS = { atOnce: 4, waiting: Infinity };

@Injectable()
export class SignInService {
  private readonly lookUps = new Line(LOOK_UPS);

  constructor(
    private readonly database: DataSource,
    private readonly found: LookUpsRepository,
    private readonly sessions: SessionsService,
    private readonly secondStep: SecondStepService,
    private readonly hasher: PasswordHasher,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * Opens a session, or gives a challenge where there is a second factor. An address without an account costs one password check and gives the same
   * answer. Attempts are counted before the check and given back when it was right, so a rightful
   * owner is never counted out by signing in.
   *
   * @throws AppError `invalid_credentials`, `too_many_attempts`, `service_unavailable`
   */
  async signIn(asked: SignIn): Promise<SignedIn | Challenge> {
    const { account, attempts } = await this.lookUps.inTurn(() => this.lookUp(asked));
    const isRight = await this.hasher
      .verify(account?.passwordHash, asked.password)
      .catch(async (error: unknown) => {
        // Nothing was checked, so nothing is to be counted.
        await this.limits.giveBack(...attempts);
        throw error;
      });
    // A one-time password whose day is over is like any other that is not right.
    if (!account || !isRight || isPasswordOver(account, this.now())) {
      await this.audit.record(this.database.manager, 'sign-in-refused', account?.id ?? null);
      throw new AppError('invalid_credentials');
    }
    if (!account.secondFactorSince) return this.sessions.signIn(account, asked, attempts);
    await this.limits.giveBack(...attempts);
    return this.secondStep.challenge(account);
  }

  private async lookUp(asked: SignIn): Promise<{ account?: Account; attempts: Taken[] }> {
    const { email, address, deviceToken } = asked;
    const ofNetworks = await this.limits.takeOfNetwork('password-checks-of-network', address);
    const device = deviceToken
      ? {
          tokenHash: hashOfToken(deviceToken),
          attempt: this.limits.attempt('known-device', email, deviceToken),
        }
      : null;
    const stranger = this.limits.attempt('strangers-of-account', email);
    const { account, attempt, isTaken } = await this.found.find(email, stranger, device);
    if (!isTaken) throw await this.limits.refusalOf(attempt);
    return { account, attempts: [...ofNetworks, attempt] };
  }
}
