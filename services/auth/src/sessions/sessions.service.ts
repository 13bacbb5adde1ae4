import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  authEvents,
  type OpenedSession,
  type SessionEntry,
  type SignedIn,
} from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { eventRow, type EventRow } from '@cosmic/platform/outbox/record-event';
import { currentOrNewTrace } from '@cosmic/platform/trace';
import { AccountsRepository, type Account } from '../accounts/accounts.repository';
import { userOf } from '../accounts/user.view';
import { AuditRepository } from '../audit/audit.repository';
import { ADMIN_EMAIL, CLOCK, type Clock } from '../auth.tokens';
import { derivedToken, hashOfToken, newOpaqueToken } from '../crypto/opaque-token';
import type { Taken } from '../limits/attempts.repository';
import { MailsRepository } from '../mail/mails.repository';
import { AccessTokens } from './access-tokens';
import { deviceNamesOf, type DeviceNames } from './device-names';
import { expiryOf, judge, SESSION_MS } from './refresh.rules';
import { DevicesRepository } from './devices.repository';
import { SessionEndings } from './session-endings';
import { SignIns } from './sign-ins';
import { SessionsRepository, type SessionRow, type TokenRow } from './sessions.repository';

/** Injection token of the key that makes a refresh token's successor. */
export const SUCCESSOR_KEY = Symbol('key of refresh tokens');

const SALT_BYTES = 16;

/** A browser that somebody signs in with. */
export interface Browser {
  address: string;
  deviceToken: string | null;
  /** Of the session it had before. */
  refreshToken: string | null;
  /** The guest that it was before. */
  guestId: string | null;
  /** What it calls itself. */
  userAgent: string;
}

/** The browser that a session is opened in. */
interface Opening {
  deviceHash: Buffer;
  names: DeviceNames;
  /** The guest that the browser was before. */
  guestId: string | null;
  /** What was counted before it was clear that they were rightful. */
  attempts: readonly Taken[];
}

/** A session that goes on, and the newest of its refresh tokens. */
interface Continued {
  session: SessionRow;
  token: string;
  expiresAt: Date;
}

/** Opens sessions, goes on with them and ends them. */
@Injectable()
export class SessionsService {
  /** Refreshes under way, by the token shown: tabs that come at once share one. */
  private readonly underWay = new Map<string, Promise<OpenedSession>>();

  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly accessTokens: AccessTokens,
    private readonly endings: SessionEndings,
    private readonly signIns: SignIns,
    private readonly devices: DevicesRepository,
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
    private readonly relay: OutboxRelay,
    @Inject(SUCCESSOR_KEY) private readonly key: Buffer,
    @Inject(ADMIN_EMAIL) private readonly adminEmail: string,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * Opens a session for a member who has just proved to be one, in a browser of theirs; the
   * attempts it took count no more.
   */
  private async open(
    account: Account,
    { deviceHash, names, guestId, attempts }: Opening,
  ): Promise<OpenedSession> {
    const now = this.now();
    const session: SessionRow = {
      id: randomUUID(),
      userId: account.id,
      endsAt: new Date(now.getTime() + SESSION_MS),
      revokedAt: null,
    };
    const token = newOpaqueToken();
    const expiresAt = expiryOf(now, session);
    await this.sessions.begin({
      session,
      token: { hash: hashOfToken(token), expiresAt },
      deviceHash,
      names,
      guest: guestId === null ? null : { id: guestId, event: recognised(account.id, guestId, now) },
      attempts,
      now,
      trace: currentOrNewTrace(),
    });
    this.signIns.count('begun');
    if (guestId !== null) this.relay.nudge();
    return this.opened(account, { session, token, expiresAt });
  }

  /**
   * Opens a session for a member who has just signed in, in place of the one that the browser had.
   *
   * @param attempts  what was counted before it was clear that they were rightful
   */
  async signIn(
    account: Account,
    { deviceToken: shown, refreshToken, guestId, userAgent }: Browser,
    attempts: readonly Taken[],
  ): Promise<SignedIn> {
    if (refreshToken) await this.end(refreshToken, 'replaced');
    const deviceToken = shown ?? newOpaqueToken();
    const deviceHash = hashOfToken(deviceToken);
    const names = deviceNamesOf(userAgent);
    const opened = await this.open(account, { deviceHash, names, guestId, attempts });
    return { ...opened, deviceToken };
  }

  /**
   * Goes on with a session under a new refresh token. A token that was used before ends the session,
   * its newest token included, since two hold it; the owner is told.
   *
   * @throws AppError `session_missing`
   */
  refresh(token: string): Promise<OpenedSession> {
    const shared = this.underWay.get(token);
    if (shared) return shared;
    const own = this.refreshAlone(token).finally(() => this.underWay.delete(token));
    this.underWay.set(token, own);
    return own;
  }

  /** Ends the session of a refresh token, new or used. One that is over already is no error. */
  async end(refreshToken: string, because: 'sign-out' | 'replaced'): Promise<void> {
    const id = await this.sessions.idOfToken(hashOfToken(refreshToken));
    if (!id) return;
    const { manager } = this.database;
    const userId = await this.sessions.end(manager, id, because, this.now());
    if (!userId) return;
    await this.audit.record(manager, 'signed-out', userId);
    this.endings.announce([id]);
  }

  /** A member's sessions that go on. @param current  the one that asks */
  async list(userId: string, current: string): Promise<SessionEntry[]> {
    const rows = await this.sessions.listOf(userId, this.now());
    return rows.map(({ id, browser, system, firstSeen, lastUsed }) => ({
      id,
      browser,
      system,
      first_seen: firstSeen.toISOString(),
      last_used: lastUsed.toISOString(),
      is_current: id === current,
    }));
  }

  /** Ends one of a member's sessions. @throws AppError `not_found` for one that is over, or another's */
  async endOne(userId: string, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const isEnded = await this.sessions.endOf(transaction, userId, id, this.now());
      if (!isEnded) throw new AppError('not_found');
      await this.audit.record(transaction, 'session-ended', userId);
    });
    this.endings.announce([id]);
  }

  /** Ends a member's sessions but the one that asks. */
  async endOthers(userId: string, current: string): Promise<void> {
    const ended = await this.database.transaction(async (transaction) => {
      await this.audit.record(transaction, 'other-sessions-ended', userId);
      return this.sessions.endAllOf(transaction, userId, 'ended', this.now(), current);
    });
    this.endings.announce(ended);
  }

  /** Ends all sessions of a member; every browser is a stranger afterwards. */
  async endAllOf(userId: string): Promise<void> {
    const ended = await this.database.transaction(async (transaction) => {
      await this.devices.forgetAllOf(transaction, userId);
      await this.audit.record(transaction, 'signed-out-everywhere', userId);
      return this.sessions.endAllOf(transaction, userId, 'sign-out-everywhere', this.now());
    });
    this.endings.announce(ended);
  }

  private async refreshAlone(token: string): Promise<OpenedSession> {
    const outcome = await this.database.transaction((transaction) => this.goOn(transaction, token));
    if ('reused' in outcome) {
      this.endings.announce([outcome.reused]);
      throw new AppError('session_missing');
    }
    const account = await this.accounts.find(outcome.session.userId);
    if (!account) throw new AppError('session_missing');
    return this.opened(account, outcome);
  }

  private async goOn(
    transaction: EntityManager,
    shown: string,
  ): Promise<Continued | { reused: string }> {
    const now = this.now();
    const found = await this.sessions.lock(transaction, hashOfToken(shown));
    const verdict = found ? judge(now, found.session, found.token) : 'over';
    if (!found || verdict === 'over') throw new AppError('session_missing');
    const { session, token } = found;
    if (verdict === 'reuse') {
      await this.endReused(transaction, session);
      return { reused: session.id };
    }
    await this.sessions.touch(transaction, session.id, now);
    if (verdict === 'repeat') return { session, ...(await this.newest(transaction, shown, token)) };
    return { session, ...(await this.rotate(transaction, session, shown)) };
  }

  private async rotate(
    transaction: EntityManager,
    session: SessionRow,
    shown: string,
  ): Promise<{ token: string; expiresAt: Date }> {
    const now = this.now();
    const successorSalt = randomBytes(SALT_BYTES);
    const token = derivedToken(this.key, successorSalt, shown);
    const expiresAt = expiryOf(now, session);
    await this.sessions.markUsed(transaction, {
      hash: hashOfToken(shown),
      usedAt: now,
      successorSalt,
    });
    await this.sessions.insertToken(transaction, {
      hash: hashOfToken(token),
      sessionId: session.id,
      expiresAt,
    });
    return { token, expiresAt };
  }

  /** Follows the successors of a used token to the newest, which is made again from the one before. */
  private async newest(
    transaction: EntityManager,
    shown: string,
    row: TokenRow,
  ): Promise<{ token: string; expiresAt: Date }> {
    let token = shown;
    let at = row;
    while (at.successorSalt !== null) {
      token = derivedToken(this.key, at.successorSalt, token);
      const next = await this.sessions.findToken(transaction, hashOfToken(token));
      // The secret behind the key was replaced within these seconds.
      if (!next) throw new AppError('session_missing');
      at = next;
    }
    return { token, expiresAt: at.expiresAt };
  }

  private async endReused(transaction: EntityManager, session: SessionRow): Promise<void> {
    await this.sessions.end(transaction, session.id, 'reuse', this.now());
    await this.audit.record(transaction, 'refresh-token-reused', session.userId);
    const account = await this.accounts.find(session.userId, transaction);
    if (account) {
      await this.mails.enqueue(transaction, { kind: 'session-reuse', email: account.email });
    }
  }

  private async opened(account: Account, at: Continued): Promise<OpenedSession> {
    return {
      session: await this.accessTokens.sessionFor(userOf(account, this.adminEmail), at.session.id),
      refreshToken: at.token,
      refreshExpiresAt: at.expiresAt.toISOString(),
    };
  }
}

function recognised(userId: string, guestId: string, now: Date): EventRow {
  const recognisedAt = now.toISOString();
  return eventRow(authEvents.guestRecognised, { userId, guestId, recognisedAt });
}
