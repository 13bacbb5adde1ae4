import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { authEvents, type ChangeAddressBody } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditRepository } from '../audit/audit.repository';
import { ADMIN_EMAIL, CLOCK, type Clock } from '../auth.tokens';
import { LimitsService } from '../limits/limits.service';
import { MailsRepository } from '../mail/mails.repository';
import { MailTokensRepository, type MailToken } from '../mail/mail-tokens.repository';
import { OwnPassword } from '../passwords/own-password';

@Injectable()
export class AddressesService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly ownPassword: OwnPassword,
    private readonly tokens: MailTokensRepository,
    private readonly mails: MailsRepository,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
    private readonly relay: OutboxRelay,
    @Inject(ADMIN_EMAIL) private readonly adminEmail: string,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Has the link mailed again, where there is an address to confirm. @throws AppError `too_many_attempts` */
  async resend(email: string, address: string): Promise<void> {
    await this.limits.takeOfNetwork('mail-requests-of-network', address);
    if (!(await this.limits.allows('mails-to-address', email))) return;
    await this.mails.enqueue(this.database.manager, { kind: 'confirm-address', email });
  }

  /**
   * Has a link mailed to a member's new address, and tells the old one. A taken address is answered
   * in the same way; its owner is told.
   *
   * @throws AppError `wrong_password`, `too_many_attempts`
   */
  async change(userId: string, { email, password }: ChangeAddressBody): Promise<void> {
    const account = await this.ownPassword.prove(userId, password);
    if (email === account.email) return;
    await this.limits.take('mails-to-address', email);
    const isTaken =
      email === this.adminEmail || (await this.accounts.findByEmail(email)) !== undefined;
    await this.database.transaction(async (transaction) => {
      await this.mails.enqueue(
        transaction,
        isTaken ? { kind: 'address-taken', email } : { kind: 'change-address', email, userId },
      );
      await this.mails.enqueue(transaction, {
        kind: 'address-change-asked',
        email: account.email,
      });
      await this.audit.record(transaction, 'address-change-asked', userId);
    });
  }

  /** Takes the address that a letter went to for confirmed. @throws AppError `link_invalid` */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const used = await this.tokens.use(transaction, token, ['confirm-address', 'change-address']);
      if (!used) throw new AppError('link_invalid');
      if (used.purpose === 'change-address') await this.moveTo(transaction, used);
      else await this.confirmOwn(transaction, used);
    });
    this.relay.nudge();
  }

  private async confirmOwn(transaction: EntityManager, used: MailToken): Promise<void> {
    const isStillTheirs = await this.accounts.confirm(
      transaction,
      used.userId,
      used.email,
      this.now(),
    );
    if (!isStillTheirs) throw new AppError('link_invalid');
    await this.audit.record(transaction, 'address-confirmed', used.userId);
  }

  private async moveTo(transaction: EntityManager, used: MailToken): Promise<void> {
    const before = await this.accounts.find(used.userId, transaction);
    const isFree = await this.accounts.move(transaction, used.userId, used.email, this.now());
    if (!before || !isFree) throw new AppError('link_invalid');
    // Whatever went to the old address allows nothing any more.
    await this.tokens.forgetAllOf(transaction, used.userId);
    await this.mails.enqueue(transaction, { kind: 'address-changed', email: before.email });
    await this.audit.record(transaction, 'address-changed', used.userId);
    const changedAt = this.now().toISOString();
    await recordEvent(transaction, authEvents.addressChanged, { userId: used.userId, changedAt });
  }
}
