import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import { isPublicAddress, networkOf } from '@cosmic/platform/address';
import { CLOCK, type Clock } from '../auth.tokens';
import { AttemptsRepository, type Taken, type Window } from './attempts.repository';

/** Injection token of the key under which it is hashed who attempted what. */
export const LIMITS_KEY = Symbol('key of the counters');

const HOUR = 3_600;

/** What is counted, and how often it may be done by one or to one. Names are part of stored keys. */
const WINDOWS = {
  /** Password checks of one account by browsers that never signed in to it. */
  'strangers-of-account': { most: 20, seconds: HOUR },
  /** Password checks of one account by one browser that did: strangers can't use these up. */
  'known-device': { most: 20, seconds: HOUR },
  /** Password checks that failed, from one network, of whichever account. */
  'password-checks-of-network': { most: 100, seconds: HOUR },
  /** Checks of a signed-in member's own password. */
  'own-password': { most: 20, seconds: HOUR },
  'sign-ups-of-network': { most: 30, seconds: HOUR },
  'mail-requests-of-network': { most: 30, seconds: HOUR },
  /** Letters that anybody may cause to one address. */
  'mails-to-address': { most: 5, seconds: HOUR },
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
    const bucket = this.bucketOf(limit, who);
    const at = this.now();
    const retryAfterSeconds = await this.attempts.take(bucket, WINDOWS[limit], at);
    if (retryAfterSeconds !== null) throw new AppError('too_many_attempts', { retryAfterSeconds });
    return { bucket, at };
  }

  /** Like `take`, for the network of a caller; one that tells nobody apart is not counted. */
  async takeOfNetwork(limit: Limit, address: string): Promise<Taken | undefined> {
    return isPublicAddress(address) ? this.take(limit, networkOf(address)) : undefined;
  }

  /** For what turned out to be rightful: it counts no more. */
  giveBack(...attempts: readonly Taken[]): Promise<void> {
    return this.attempts.giveBack(attempts);
  }

  /** Like `take`, where a refusal is to be kept quiet. */
  async allows(limit: Limit, ...who: readonly string[]): Promise<boolean> {
    const bucket = this.bucketOf(limit, who);
    return (await this.attempts.take(bucket, WINDOWS[limit], this.now())) === null;
  }

  /** No address or account can be read from a counter's key. */
  private bucketOf(limit: Limit, who: readonly string[]): string {
    const hash = createHmac('sha256', this.key).update(JSON.stringify([limit, ...who]));
    return hash.digest('base64url');
  }
}
