import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import type {
  AuthenticatorKey,
  PasswordAndCodeBody,
  RecoveryCodes,
  SecondFactor,
} from '@cosmic/contracts/account/second-factor';
import type { KeyRing } from '@cosmic/platform/crypto/key-ring';

import { AuditRepository } from '../audit/audit.repository';
import { CLOCK, type Clock } from '../auth.tokens';
import { LimitsService } from '../limits/limits.service';
import { MailsRepository } from '../mail/mails.repository';
import { OwnPassword } from '../passwords/own-password';
import { SessionEndings } from '../sessions/session-endings';
import { SessionsRepository } from '../sessions/sessions.repository';
import { AccountsRepository, type Account } from '../accounts/accounts.repository';
import {
  hashOfRecoveryCode,
  isCodeOfApp,
  keyOf,
  newRecoveryCodes,
  newSecret,
  plainCode,
  stepOf,
} from './codes';
import { FACTOR_SEAL } from './second-factor-sealing';
import { SecondFactorsRepository } from './second-factors.repository';

/** Codes of an authenticator app, and the recovery codes beside them. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly database: DataSource,
    private readonly factors: SecondFactorsRepository,
    private readonly accounts: AccountsRepository,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionsRepository,
    private readonly endings: SessionEndings,
    private readonly mails: MailsRepository,
    private readonly limits: LimitsService,
    private readonly audit: AuditRepository,
    @Inject(FACTOR_SEAL) private readonly seal: KeyRing,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Where a member's second factor stands. */
  async get(userId: string): Promise<SecondFactor> {
    const row = await this.factors.find(userId);
    if (!row?.enabledAt) return { since: null, recovery_codes_left: 0 };
    return { since: row.enabledAt.toISOString(), recovery_codes_left: row.recoveryCodesLeft };
  }

  /**
   * Makes a key for a member's app. Nothing is on before a code shows that the app has it.
   *
   * @throws AppError `wrong_password`, `too_many_attempts`, `second_factor_on`
   */
  async begin(userId: string, password: string): Promise<AuthenticatorKey> {
    const { email } = await this.ownPassword.prove(userId, password);
    const secret = newSecret();
    if (!(await this.factors.begin(userId, this.seal.seal(secret, userId)))) {
      throw new AppError('second_factor_on');
    }
    return keyOf(secret, email);
  }

  /**
   * Turns it on by a first code. Whoever else is signed in has shown no code, so they are no more.
   *
   * @param sessionId  the session that goes on
   * @returns the recovery codes, which nobody can be told again
   * @throws AppError `wrong_code`, `too_many_attempts`, `second_factor_on`, `second_factor_off`
   *   where there is no key
   */
  async turnOn(userId: string, typed: string, sessionId: string): Promise<RecoveryCodes> {
    const account = await this.accountOf(userId);
    const row = await this.factors.find(userId);
    if (!row) throw new AppError('second_factor_off');
    if (row.enabledAt) throw new AppError('second_factor_on');
    const attempt = await this.limits.take('own-codes', userId);
    const now = this.now();
    const step = stepOf(this.seal.open(row.secret, userId), plainCode(typed), now);
    if (step === undefined) throw new AppError('wrong_code');
    const { codes, hashes } = recoveryCodesOf(userId);
    const ended = await this.database.transaction(async (transaction) => {
      const { secret } = row;
      const isOn = await this.factors.turnOn(transaction, userId, { secret, step, hashes, now });
      if (!isOn) throw new AppError('second_factor_on');
      await this.mails.enqueue(transaction, { kind: 'second-factor-on', email: account.email });
      await this.audit.record(transaction, 'second-factor-on', userId);
      return this.sessions.endAllOf(transaction, userId, 'second-factor', now, sessionId);
    });
    await this.limits.giveBack(attempt);
    this.endings.announce(ended);
    return { recovery_codes: codes };
  }

  /** @throws AppError `wrong_password`, `wrong_code`, `too_many_attempts`, `second_factor_off` */
  async turnOff(userId: string, proof: PasswordAndCodeBody): Promise<void> {
    const { email } = await this.prove(userId, proof);
    await this.database.transaction(async (transaction) => {
      await this.factors.erase(transaction, userId);
      await this.mails.enqueue(transaction, { kind: 'second-factor-off', email });
      await this.audit.record(transaction, 'second-factor-off', userId);
    });
  }

  /**
   * Makes recovery codes in place of those of before.
   *
   * @throws AppError `wrong_password`, `wrong_code`, `too_many_attempts`, `second_factor_off`
   */
  async renewCodes(userId: string, proof: PasswordAndCodeBody): Promise<RecoveryCodes> {
    const { email } = await this.prove(userId, proof);
    const { codes, hashes } = recoveryCodesOf(userId);
    await this.database.transaction(async (transaction) => {
      await this.factors.replaceRecoveryCodes(transaction, userId, hashes);
      await this.mails.enqueue(transaction, { kind: 'recovery-codes-made', email });
      await this.audit.record(transaction, 'recovery-codes-made', userId);
    });
    return { recovery_codes: codes };
  }

  /**
   * Uses a code of a member's app, or one of the recovery codes, up. To be counted by whoever asks.
   *
   * @returns whether it is right and was not used before; of two at once one is
   */
  async use({ id, email }: Account, typed: string): Promise<boolean> {
    const row = await this.factors.find(id);
    if (!row?.enabledAt) return false;
    const code = plainCode(typed);
    if (isCodeOfApp(code)) {
      const step = stepOf(this.seal.open(row.secret, id), code, this.now());
      return step !== undefined && this.factors.useStep(this.database.manager, id, step);
    }
    return this.database.transaction(async (transaction) => {
      const hash = hashOfRecoveryCode(id, code);
      if (!(await this.factors.useRecoveryCode(transaction, id, hash))) return false;
      await this.mails.enqueue(transaction, { kind: 'recovery-code-used', email });
      await this.audit.record(transaction, 'recovery-code-used', id);
      return true;
    });
  }

  /** The member's account, when password and code are right. The code is looked at last: it is used up by that. */
  private async prove(userId: string, { password, code }: PasswordAndCodeBody): Promise<Account> {
    const account = await this.ownPassword.prove(userId, password);
    if (!account.secondFactorSince) throw new AppError('second_factor_off');
    const attempt = await this.limits.take('own-codes', userId);
    if (!(await this.use(account, code))) throw new AppError('wrong_code');
    await this.limits.giveBack(attempt);
    return account;
  }

  private async accountOf(userId: string): Promise<Account> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('authentication_required');
    return account;
  }
}

function recoveryCodesOf(userId: string): { codes: string[]; hashes: Buffer[] } {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashOfRecoveryCode(userId, code)) };
}
