import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository, type Account } from '../accounts/accounts.repository';
import { PUBLIC_URL } from '../auth.tokens';
import { derivedToken } from '../crypto/opaque-token';
import { ReminderWriter } from '../reminders/reminder-writer';
import { allowsSomething, writeLetter, type Letter, type LetterKind } from './letters';
import { MailTokensRepository } from './mail-tokens.repository';
import type { MailRow } from './mails.repository';

/** Injection token of the key that makes the tokens of letters. */
export const LETTERS_KEY = Symbol('key of the tokens in letters');

/** Letters that go out only if there is an account: whoever asked for them was not told whether. */
const ONLY_TO_OWNERS: readonly LetterKind[] = [
  'confirm-address',
  'address-taken',
  'reset-password',
  'change-address',
];

/**
 * Makes a letter of a row when it leaves. Only now is it looked up whether there is an account, so
 * that asking for a letter takes as long for an address without one.
 */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokensRepository,
    private readonly reminders: ReminderWriter,
    @Inject(LETTERS_KEY) private readonly key: Buffer,
    @Inject(PUBLIC_URL) private readonly siteUrl: string,
  ) {}

  /** @returns null when there is nobody to write to, or nothing left to say */
  async write(mail: MailRow): Promise<Letter | null> {
    const account = await this.accountOf(mail);
    if (mail.kind === 'reminder') return this.reminders.write(mail, account);
    if (!account && ONLY_TO_OWNERS.includes(mail.kind)) return null;
    if (mail.kind === 'confirm-address' && account?.emailVerifiedAt) return null;
    if (!account || !allowsSomething(mail.kind)) return writeLetter(mail.kind, this.siteUrl, null);
    const token = derivedToken(this.key, mail.id);
    await this.tokens.store(token, {
      userId: account.id,
      purpose: mail.kind,
      email: mail.email,
    });
    return writeLetter(mail.kind, this.siteUrl, token);
  }

  private accountOf({ userId, email }: MailRow): Promise<Account | undefined> {
    return userId ? this.accounts.find(userId) : this.accounts.findByEmail(email);
  }
}
