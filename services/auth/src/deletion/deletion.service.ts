import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { authEvents } from '@cosmic/contracts/account/auth';
import { billing } from '@cosmic/contracts/billing';
import { AppError } from '@cosmic/contracts/errors';
import { MemberData } from '@cosmic/platform/members/member-data';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { LOG } from '@cosmic/platform/platform.tokens';
import type { Account } from '../accounts/accounts.repository';
import { AuditRepository } from '../audit/audit.repository';
import { CLOCK, type Clock } from '../auth.tokens';
import { MailsRepository } from '../mail/mails.repository';
import { OwnPassword } from '../passwords/own-password';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { SessionEndings } from '../sessions/session-endings';
import { SessionsRepository } from '../sessions/sessions.repository';

@Injectable()
export class DeletionService {
  constructor(
    private readonly database: DataSource,
    private readonly members: MemberData,
    private readonly profiles: ProfilesRepository,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionsRepository,
    private readonly endings: SessionEndings,
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
    private readonly rpc: RpcClient,
    private readonly relay: OutboxRelay,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /**
   * Erases a member. The subscription ends first: somebody without an account could not end it
   * any more. What other services keep goes when they hear of it.
   *
   * @throws AppError `wrong_password`, `too_many_attempts`, `deletion_blocked`
   */
  async delete(userId: string, password: string): Promise<void> {
    const account = await this.ownPassword.prove(userId, password);
    await this.endSubscription(account);
    const ended = await this.database.transaction(async (transaction) => {
      const sessionIds = await this.sessions.endAllOf(transaction, userId, 'sign-out', this.now());
      const guestIds = await this.sessions.guestsOf(transaction, userId);
      // Sessions, known browsers, links and the profile go with the account.
      await this.members.erase(transaction, { members: [userId], guests: [] });
      await this.mails.enqueue(transaction, { kind: 'account-deleted', email: account.email });
      await this.audit.record(transaction, 'deleted', userId);
      const deletedAt = this.now().toISOString();
      await recordEvent(transaction, authEvents.userDeleted, { userId, guestIds, deletedAt });
      return sessionIds;
    });
    this.relay.nudge();
    this.endings.announce(ended);
  }

  /**
   * Without an answer there is no deletion, unless billing never said that the member subscribes:
   * whatever it has not told yet it undoes when it hears of the deletion.
   */
  private async endSubscription({ id }: Account): Promise<void> {
    try {
      await this.rpc.send(billing.cancelForDeletion, null, { userId: id });
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'service_unavailable';
      if (isAway && !(await this.profiles.hasEverSubscribed(id))) return;
      this.log.warn({ err: error }, 'a subscription could not be ended, so nothing is deleted');
      await this.audit.record(this.database.manager, 'deletion-blocked', id);
      throw new AppError('deletion_blocked');
    }
  }
}
