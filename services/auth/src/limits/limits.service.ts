import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import { networksOf } from '@cosmic/platform/address';
import { CLOCK, type Clock } from '../auth.tokens';
import { AttemptsRepository, type Attempt, type Taken, type Window } from './attempts.repository';

/** Injection token of the key under which it is hashed who attempted what. */
export const LIMITS_KEY = Symbol('key of the counters');

const HOUR = 3_600;

/** Checks of one account's password, which a stranger's and a known browser's count alike. */
const PASSWORD_CHECKS = { most: 20, seconds: HOUR };

/** Of a million codes three are right at a time: so few tries an hour find one in years. */
const CODE_CHECKS = { most: 10, seconds: HOUR };

/** What is counted, and how often it may be done by one or to one. Names are part of stored keys. */
const WINDOWS = {
  /** Password checks of one account by browsers that never signed in to it. */
  'strangers-of-account': PASSWORD_CHECKS,
  /** Password checks of one account by one browser that did: strangers can't use these up. */
  'known-device': PASSWORD_CHECKS,
  /** Password checks that failed, from one network, of whichever account. */
  'password-checks-of-network': { most: 100, seconds: HOUR },
  /** Checks of a signed-in member's own password. */
  'own-password': { most: 20, seconds: HOUR },
  /** Codes for one account by browsers that never signed in to it: far too few to guess one. */
  'codes-of-strangers': CODE_CHECKS,
  /** Codes for one account by one browser that did: strangers can't use these up. */
  'codes-of-known-device': CODE_CHECKS,
  /** Codes that were wrong, from one network, for whichever account. */
  'codes-of-network': { most: 100, seconds: HOUR },
  /** Codes of a signed-in member's own second factor. */
  'own-codes': CODE_CHECKS,
  'sign-ups-of-network': { most: 30, seconds: HOUR },
  'mail-requests-of-network': { most: 30, seconds: HOUR },
  /** Letters that anybody may cause to one address. */
  'mails-to-address': { most: 5, seconds: HOUR },
  /** Links that a member makes for friends. */
  invitations: { most: 40, seconds: HOUR },
  exports: { most: 10, seconds: HOUR },
} as const satisfies Record<string, Window>;
export type Limit = keyof typeof WINDOWS;

/** Counts attempts, for all replicas together. */
@Injectable()
export class LimitsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    @Inject(LIMITS_KEY) private readonly key: Buffer,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** @throws AppError `too_many_attempts`, saying when to try again */
  async take(limit: Limit, ...who: readonly string[]): Promise<Taken> {
    const attempt = this.attempt(limit, ...who);
    if (!(await this.attempts.take(attempt))) throw await this.refusalOf(attempt);
    return attempt;
  }

  /** An attempt of now, for a statement that counts it along with what else it does. */
  attempt(limit: Limit, ...who: readonly string[]): Attempt {
    return { bucket: this.bucketOf(limit, who), at: this.now(), window: WINDOWS[limit] };
  }

  /** What is said to an attempt that there was no room for. */
  async refusalOf(attempt: Attempt): Promise<AppError> {
    const retryAfterSeconds = await this.attempts.roomIn(attempt);
    return new AppError('too_many_attempts', { retryAfterSeconds });
  }

  /** Like `take`, for each network of a caller: all or none. */
  async takeOfNetwork(limit: Limit, address: string): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const { name, times } of networksOf(address)) {
      const { window, ...attempt } = this.attempt(limit, name);
      const counted = { ...attempt, window: { ...window, most: window.most * times } };
      if (!(await this.attempts.take(counted))) {
        await this.giveBack(...taken);
        throw await this.refusalOf(counted);
      }
      taken.push(counted);
    }
    return taken;
  }

  /** For what turned out to be rightful: it counts no more. */
  async giveBack(...attempts: readonly Taken[]): Promise<void> {
    if (attempts.length > 0) await this.attempts.giveBack(attempts);
  }

  /** Like `take`, where a refusal is to be kept quiet. */
  allows(limit: Limit, ...who: readonly string[]): Promise<boolean> {
    return this.attempts.take(this.attempt(limit, ...who));
  }

  /** No address or account can be read from a counter's key. */
  private bucketOf(limit: Limit, who: readonly string[]): string {
    const hash = createHmac('sha256', this.key).update(JSON.stringify([limit, ...who]));
    return hash.digest('base64url');
  }
}
