import { timingSafeEqual } from 'node:crypto';
import type { Account } from '../accounts/accounts.repository';
import { derivedToken } from '../crypto/opaque-token';

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/**
 * What shows that a password was right, until an instant: whose, until when, signed. It is worth
 * nothing once the account has another password.
 */
export function challengeOf(key: Buffer, { id, passwordHash }: Owner, endsAt: Date): string {
  const end = String(endsAt.getTime());
  return `${id}.${end}.${derivedToken(key, id, end, passwordHash)}`;
}

/** Whose challenge it claims to be; to be looked up before it can be checked. */
export function claimedOwner(challenge: string): string {
  return challenge.split('.')[0] ?? '';
}

/** Whether a challenge is an account's, signed with one of the keys, and not over. */
export function isChallengeOf(
  keys: readonly Buffer[],
  owner: Owner,
  challenge: string,
  now: Date,
): boolean {
  const endsAt = new Date(Number(challenge.split('.')[1]));
  const shown = Buffer.from(challenge);
  const isOurs = keys.some((key) => {
    const right = Buffer.from(challengeOf(key, owner, endsAt));
    return right.length === shown.length && timingSafeEqual(right, shown);
  });
  return isOurs && now < endsAt;
}
