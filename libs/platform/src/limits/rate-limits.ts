import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AppError, type ErrorCode } from '@cosmic/contracts/errors';
import { liveClientOf, type Actor } from '@cosmic/contracts/message';
import { networksOf } from '../address';
import { runPrepared } from '../database/prepared';

/**
 * How much of something may be done within so many seconds, counted from the first: by one person,
 * and by all who come from one network.
 */
export interface RateLimit {
  seconds: number;
  ofPerson: number;
  ofNetwork: number;
}

/** The table that {@link RateLimits} counts in, for a service's migration; part of it, so never edited. */
export const RATE_LIMITS_TABLE_SQL = `
  CREATE TABLE rate_limits (
    bucket text PRIMARY KEY,
    used bigint NOT NULL,
    ends_at timestamptz NOT NULL
  );
  COMMENT ON TABLE rate_limits IS
    'What was done lately, under keyed hashes of who and what; a row counts for nothing once it has ended';
  CREATE INDEX rate_limits_by_end ON rate_limits (ends_at);
`;

const TAKE = `
  INSERT INTO rate_limits AS counted (bucket, used, ends_at)
  SELECT $1, $2::bigint, statement_timestamp() + make_interval(secs => $3)
  WHERE $2::bigint <= $4::bigint
  ON CONFLICT (bucket) DO UPDATE
  SET used = excluded.used
        + CASE WHEN counted.ends_at > statement_timestamp() THEN counted.used ELSE 0 END,
      ends_at = CASE WHEN counted.ends_at > statement_timestamp()
                     THEN counted.ends_at ELSE excluded.ends_at END
  WHERE counted.ends_at <= statement_timestamp() OR counted.used + excluded.used <= $4::bigint
  RETURNING bucket`;

/**
 * Counts what callers do, in the service's database and so for all replicas together. Each count is
 * one row: of any number at once no more get through than there is room for.
 */
export class RateLimits {
  /** @param secret  keys the hashes by which callers are known */
  constructor(private readonly secret: string) {}

  /**
   * Takes some of what a caller may do, from the person's and from each network's.
   *
   * @param transaction  the one of what is done; a refusal has to roll it back
   * @param name  what is counted; part of stored keys, and told to whoever is refused
   * @throws AppError `code` with `limitName` (such as `likes-of-network`), `limit` and
   *   `retryAfterSeconds`, where there is no room
   */
  async take(
    transaction: EntityManager,
    name: string,
    { seconds, ofPerson, ofNetwork }: RateLimit,
    actor: Actor,
    { amount = 1, code = 'too_many_attempts' }: { amount?: number; code?: ErrorCode } = {},
  ): Promise<void> {
    // In the same order always, so that no two callers wait for each other.
    const counts = [
      { limitName: `${name}-of-person`, who: liveClientOf(actor), limit: ofPerson },
      ...networksOf(actor.address).map((network) => ({
        limitName: `${name}-of-network`,
        who: network.name,
        limit: ofNetwork * network.times,
      })),
    ];
    for (const { limitName, who, limit } of counts) {
      const bucket = this.bucketOf(limitName, who);
      const taken = await runPrepared(transaction, TAKE, [bucket, amount, seconds, limit]);
      if (taken.length > 0) continue;
      const retryAfterSeconds = await this.secondsLeft(transaction, bucket);
      throw new AppError(code, { limitName, limit, retryAfterSeconds });
    }
  }

  private async secondsLeft(transaction: EntityManager, bucket: string): Promise<number> {
    const [row]: { seconds: number }[] = await transaction.query(
      `SELECT ceil(extract(epoch FROM ends_at - clock_timestamp()))::integer AS seconds
       FROM rate_limits WHERE bucket = $1`,
      [bucket],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /** Neither a person nor an address can be read from it. */
  private bucketOf(limitName: string, who: string): string {
    const hash = createHmac('sha256', this.secret).update(JSON.stringify([limitName, who]));
    return hash.digest('base64url');
  }
}

/** Forgets what has ended. */
export async function purgeRateLimits(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM rate_limits WHERE ends_at <= clock_timestamp()');
}
