import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChangePasswordBody, ResetPasswordBody } from '@cosmic/contracts/account/auth';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditRepository } from '../audit/audit.repository';
import { CLOCK, type Clock } from '../auth.tokens';
import { hashOfToken, newOpaqueToken } from '../crypto/opaque-token';
import { LimitsService } from '../limits/limits.service';
import { MailsRepository } from '../mail/mails.repository';
import { MailTokensRepository } from '../mail/mail-tokens.repository';
import { DevicesRepository } from '../sessions/devices.repository';
import { SessionEndings } from '../sessions/session-endings';
import { SessionsRepository } from '../sessions/sessions.repository';
import { OwnPassword } from './own-password';
import { PasswordHasher } from './password-hasher';
import { refuseWeak } from './refuse-weak';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly ownPassword: OwnPassword,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsRepository,
    private readonly endings: SessionEndings,
    private readonly devices: DevicesRepository,
    private readonly tokens: MailTokensRepository,
    private readonly mails: MailsRepository,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * Gives a member another password. Whoever else was signed in is no more, and links that went
   * out before are worthless.
   *
   * @throws AppError `wrong_password`, `weak_password`, `too_many_attempts`
   */
  async change(
    userId: string,
    { current_password, new_password, sessionId }: ChangePasswordBody & { sessionId: string },
  ): Promise<void> {
    const account = await this.ownPassword.prove(userId, current_password);
    refuseWeak(new_password, account, 'new_password');
    if (new_password === current_password) refuseUnchanged();
    const passwordHash = await this.hasher.hash(new_password);
    const ended = await this.database.transaction(async (transaction) => {
      await this.accounts.setPassword(transaction, userId, passwordHash);
      await this.tokens.forgetAllOf(transaction, userId, ['reset-password', 'change-address']);
      await this.mails.enqueue(transaction, { kind: 'password-changed', email: account.email });
      await this.audit.record(transaction, 'password-changed', userId);
      return this.sessions.endAllOf(transaction, userId, 'password', this.now(), sessionId);
    });
    this.endings.announce(ended);
  }

  /** Has a link to a new password mailed, where there is an account. @throws AppError `too_many_attempts` */
  async forgotten(email: string, address: string): Promise<void> {
    await this.limits.takeOfNetwork('mail-requests-of-network', address);
    if (!(await this.limits.allows('mails-to-address', email))) return;
    await this.mails.enqueue(this.database.manager, { kind: 'reset-password', email });
  }

  /**
   * Gives whoever has got the letter another password. It proves the address, too; and everything
   * that somebody else may have set up before is gone: sessions, links, known browsers.
   *
   * @returns by which the browser is known from now on
   * @throws AppError `link_invalid`, `weak_password`
   */
  async reset({ token, password }: ResetPasswordBody): Promise<string> {
    const allowed = await this.tokens.find(token, 'reset-password');
    const account = allowed && (await this.accounts.find(allowed.userId));
    if (!account) throw new AppError('link_invalid');
    refuseWeak(password, account);
    const passwordHash = await this.hasher.hash(password);
    const deviceToken = newOpaqueToken();
    const ended = await this.database.transaction(async (transaction) => {
      const used = await this.tokens.use(transaction, token, ['reset-password']);
      if (!used) throw new AppError('link_invalid');
      const now = this.now();
      await this.accounts.setPassword(transaction, account.id, passwordHash);
      await this.accounts.confirm(transaction, account.id, used.email, now);
      await this.tokens.forgetAllOf(transaction, account.id);
      await this.devices.forgetAllOf(transaction, account.id);
      await this.devices.remember(transaction, account.id, hashOfToken(deviceToken), now);
      await this.mails.enqueue(transaction, { kind: 'password-changed', email: account.email });
      await this.audit.record(transaction, 'password-reset', account.id);
      return this.sessions.endAllOf(transaction, account.id, 'password', now);
    });
    this.endings.announce(ended);
    return deviceToken;
  }
}

function refuseUnchanged(): never {
  throw new AppError('weak_password', {
    reasons: ['unchanged'],
    fields: [fieldProblem('new_password', 'same_password')],
  });
}
