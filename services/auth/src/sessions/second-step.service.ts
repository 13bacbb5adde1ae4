import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Challenge, SecondStepBody, SignedIn } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { AccountsRepository, isPasswordOver, type Account } from '../accounts/accounts.repository';
import { AuditRepository } from '../audit/audit.repository';
import { CLOCK, type Clock } from '../auth.tokens';
import { hashOfToken } from '../crypto/opaque-token';
import type { Taken } from '../limits/attempts.repository';
import { LimitsService } from '../limits/limits.service';
import { challengeOf, claimedOwner, isChallengeOf } from '../second-factor/challenge';
import { SecondFactorsService } from '../second-factor/second-factors.service';
import { DevicesRepository } from './devices.repository';
import { SessionsService, type Browser } from './sessions.service';

/** Injection token of the keys that sign challenges, the newest first. */
export const CHALLENGE_KEYS = Symbol('keys of challenges');

/** Enough to take a telephone out of a pocket. */
const LASTS_SECONDS = 300;

/** What follows a right password where there is a second factor. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsService,
    private readonly sessions: SessionsService,
    private readonly devices: DevicesRepository,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
    @Inject(CHALLENGE_KEYS) private readonly keys: readonly [Buffer, ...Buffer[]],
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** What whoever gave the right password has to answer with a code. */
  challenge(account: Account): Challenge {
    const endsAt = new Date(this.now().getTime() + LASTS_SECONDS * 1_000);
    return {
      challenge: challengeOf(this.keys[0], account, endsAt),
      expires_in: LASTS_SECONDS,
    };
  }

  /**
   * Opens the session that a challenge is about. Codes are counted before the check and given back
   * when one was right, by strangers and by known browsers apart, as passwords are.
   *
   * @throws AppError `challenge_over`, `wrong_code`, `too_many_attempts`
   */
  async signIn({ challenge, code, ...browser }: SecondStepBody & Browser): Promise<SignedIn> {
    const account = await this.challenged(challenge);
    const attempts = await this.count(account, browser);
    if (!(await this.factors.use(account, code))) {
      await this.audit.record(this.database.manager, 'second-factor-refused', account.id);
      throw new AppError('wrong_code');
    }
    return this.sessions.signIn(account, browser, attempts);
  }

  private async challenged(challenge: string): Promise<Account> {
    const account = await this.accounts.find(claimedOwner(challenge));
    const now = this.now();
    const isGood =
      account && isChallengeOf(this.keys, account, challenge, now) && !isPasswordOver(account, now);
    if (!isGood) throw new AppError('challenge_over');
    return account;
  }

  private async count({ id }: Account, { address, deviceToken }: Browser): Promise<Taken[]> {
    const ofNetworks = await this.limits.takeOfNetwork('codes-of-network', address);
    const isKnown =
      deviceToken !== null &&
      (await this.devices.isKnown(this.database.manager, id, hashOfToken(deviceToken)));
    const own = isKnown
      ? await this.limits.take('codes-of-known-device', id, deviceToken)
      : await this.limits.take('codes-of-strangers', id);
    return [...ofNetworks, own];
  }
}
