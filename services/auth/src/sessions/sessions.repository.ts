import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';
import { EVENT_COLUMNS, type EventRow } from '@cosmic/platform/outbox/record-event';
import type { Act } from '../audit/audit.repository';
import { giveBackSql, type Taken } from '../limits/attempts.repository';
import type { DeviceNames } from './device-names';
import { GuestOfMemberEntity } from './guest-of-member.entity';
import { RefreshTokenEntity } from './refresh-token.entity';
import type { SessionTimes, TokenTimes } from './refresh.rules';
import { SessionEntity } from './session.entity';

/** Why a session was ended before its time. */
export type EndedBecause =
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'replaced'
  | 'password'
  | 'second-factor'
  | 'ended'
  | 'reuse';

export interface SessionRow extends SessionTimes {
  id: string;
  userId: string;
}

export interface TokenRow extends TokenTimes {
  hash: Buffer;
  successorSalt: Buffer | null;
}

export interface ListedSession extends DeviceNames {
  id: string;
  firstSeen: Date;
  lastUsed: Date;
}

interface Beginning {
  session: SessionRow;
  token: { hash: Buffer; expiresAt: Date };
  deviceHash: Buffer;
  names: DeviceNames;
  /** The guest that the browser was, and the event that tells of it. */
  guest: { id: string; event: EventRow } | null;
  /** What was counted before it was clear that they were rightful. */
  attempts: readonly Taken[];
  now: Date;
  trace: string;
}

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Begins a session with its first refresh token, from a browser that is known from now on, takes
   * the attempts back, and notes it. One statement, so all of it or nothing: five of their own would cost as much as a fifth of the password check before them.
   */
  async begin({
    session,
    token,
    deviceHash,
    names,
    guest,
    attempts,
    now,
    trace,
  }: Beginning): Promise<void> {
    await runPrepared(
      this.database,
      `WITH device AS (
         INSERT INTO known_devices (user_id, token_hash, last_used_at) VALUES ($2, $7, $3)
         ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = excluded.last_used_at
       ), act AS (
         INSERT INTO audit_log (at, act, user_id, trace) VALUES ($3, $8, $2, $9)
       ), rightful AS (
         ${giveBackSql('$10', '$11')}
       ), guest AS (
         INSERT INTO guests_of_members (guest_id, user_id) SELECT $12::uuid, $2 WHERE $12 IS NOT NULL
         ON CONFLICT (guest_id) DO UPDATE SET user_id = excluded.user_id
       ), told AS (
         INSERT INTO outbox (${EVENT_COLUMNS})
         SELECT $13::uuid, $14, $15::jsonb, $16 WHERE $12 IS NOT NULL
       ), session AS (
         INSERT INTO sessions (id, user_id, created_at, last_used_at, ends_at, browser, system)
         VALUES ($1, $2, $3, $3, $4, $17, $18)
       )
       INSERT INTO refresh_tokens (hash, session_id, expires_at) VALUES ($5, $1, $6)`,
      [
        session.id,
        session.userId,
        now,
        session.endsAt,
        token.hash,
        token.expiresAt,
        deviceHash,
        'signed-in' satisfies Act,
        trace,
        attempts.map(({ bucket }) => bucket),
        attempts.map(({ at }) => at),
        guest?.id ?? null,
        ...(guest?.event ?? [null, null, null, null]),
        names.browser,
        names.system,
      ],
    );
  }

  /** The guests that a member's browsers were. */
  async guestsOf(manager: EntityManager, userId: string): Promise<string[]> {
    const rows = await manager.findBy(GuestOfMemberEntity, { userId });
    return rows.map(({ guestId }) => guestId);
  }

  async insertToken(
    transaction: EntityManager,
    token: { hash: Buffer; sessionId: string; expiresAt: Date },
  ): Promise<void> {
    await transaction.insert(RefreshTokenEntity, token);
  }

  /**
   * A token and its session, which is the caller's alone until the transaction ends: of any number
   * of refreshes of one session each sees what the one before has done.
   */
  async lock(
    transaction: EntityManager,
    hash: Buffer,
  ): Promise<{ session: SessionRow; token: TokenRow } | undefined> {
    const [session]: SessionRow[] = await transaction.query(
      `SELECT id, user_id AS "userId", ends_at AS "endsAt", revoked_at AS "revokedAt"
       FROM sessions WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = $1)
       FOR UPDATE`,
      [hash],
    );
    // Only now: before the lock was ours, another may have used it.
    const token = session && (await this.findToken(transaction, hash));
    return session && token && { session, token };
  }

  async findToken(manager: EntityManager, hash: Buffer): Promise<TokenRow | undefined> {
    return (await manager.findOneBy(RefreshTokenEntity, { hash })) ?? undefined;
  }

  async markUsed(
    transaction: EntityManager,
    { hash, ...use }: { hash: Buffer; usedAt: Date; successorSalt: Buffer },
  ): Promise<void> {
    await transaction.update(RefreshTokenEntity, { hash }, use);
  }

  async touch(transaction: EntityManager, id: string, now: Date): Promise<void> {
    await transaction.update(SessionEntity, { id }, { lastUsedAt: now });
  }

  /** The session that a token, new or used, belongs to. */
  async idOfToken(hash: Buffer): Promise<string | undefined> {
    const token = await this.database.manager.findOneBy(RefreshTokenEntity, { hash });
    return token?.sessionId;
  }

  /** A member's sessions that can be gone on with, the latest used first. */
  async listOf(userId: string, now: Date): Promise<ListedSession[]> {
    return this.database.query(
      `SELECT id, browser, system, created_at AS "firstSeen", last_used_at AS "lastUsed"
       FROM sessions
       WHERE user_id = $1 AND revoked_at IS NULL AND ends_at > $2
         AND EXISTS (SELECT FROM refresh_tokens
                     WHERE session_id = sessions.id AND used_at IS NULL AND expires_at > $2)
       ORDER BY last_used_at DESC, id`,
      [userId, now],
    );
  }

  /** Ends a member's session. @returns whether there was one */
  async endOf(manager: EntityManager, userId: string, id: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      SessionEntity,
      { id, userId, revokedAt: IsNull(), endsAt: MoreThan(now) },
      { revokedAt: now, revokedBecause: 'ended' },
    );
    return affected === 1;
  }

  /** Ends a session. @returns whose it was; undefined when it was over or never there */
  async end(
    manager: EntityManager,
    id: string,
    because: EndedBecause,
    now: Date,
  ): Promise<string | undefined> {
    const [rows] = (await manager.query(
      `UPDATE sessions SET revoked_at = $3, revoked_because = $2
       WHERE id = $1 AND revoked_at IS NULL RETURNING user_id`,
      [id, because, now],
    )) as [{ user_id: string }[], number];
    return rows[0]?.user_id;
  }

  /** Ends all sessions of a member, but the one to keep. @returns their ids */
  async endAllOf(
    manager: EntityManager,
    userId: string,
    because: EndedBecause,
    now: Date,
    keep: string | null = null,
  ): Promise<string[]> {
    const [rows] = (await manager.query(
      `UPDATE sessions SET revoked_at = $3, revoked_because = $2
       WHERE user_id = $1 AND revoked_at IS NULL AND ($4::uuid IS NULL OR id <> $4)
       RETURNING id`,
      [userId, because, now, keep],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }
}
