import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { authEvents, type SignUpBody } from '@cosmic/contracts/account/auth';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { AuditRepository } from '../audit/audit.repository';
import { ADMIN_EMAIL, CLOCK, type Clock } from '../auth.tokens';
import { LimitsService } from '../limits/limits.service';
import { MailsRepository } from '../mail/mails.repository';
import { PasswordHasher } from '../passwords/password-hasher';
import { refuseWeak } from '../passwords/refuse-weak';
import { AccountsRepository } from './accounts.repository';

@Injectable()
export class SignUpService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: LimitsService,
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
    private readonly relay: OutboxRelay,
    @Inject(ADMIN_EMAIL) private readonly adminEmail: string,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * Makes an account, or tells the owner of a taken address by mail that somebody tried. Both do
   * the same work and answer the same. The administrator's address is taken from the beginning,
   * since whoever confirmed it would be the administrator.
   *
   * @throws AppError `weak_password`, `too_many_attempts`, `service_unavailable`
   */
  async signUp({
    email,
    password,
    data,
    address,
  }: SignUpBody & { address: string }): Promise<void> {
    refuseWeak(password, { email, fullName: data.full_name });
    await this.limits.takeOfNetwork('sign-ups-of-network', address);
    const passwordHash = await this.hasher.hash(password);
    const mayMail = await this.limits.allows('mails-to-address', email);
    const account = { id: randomUUID(), email, passwordHash, fullName: data.full_name };
    await this.database.transaction(async (transaction) => {
      const isNew = email !== this.adminEmail && (await this.accounts.insert(transaction, account));
      if (mayMail) {
        const kind = isNew ? 'confirm-address' : 'address-taken';
        await this.mails.enqueue(transaction, { kind, email });
      }
      if (isNew) {
        await this.audit.record(transaction, 'signed-up', account.id);
        const registeredAt = this.now().toISOString();
        await recordEvent(transaction, authEvents.userRegistered, {
          userId: account.id,
          registeredAt,
        });
      } else {
        await this.audit.record(transaction, 'sign-up-of-taken-address', null);
      }
    });
    this.relay.nudge();
  }
}
