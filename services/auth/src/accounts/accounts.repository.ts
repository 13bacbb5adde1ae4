import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';
import { AccountEntity } from './account.entity';

/** An account with what of the profile belongs to a session. */
export interface Account extends Omit<AccountEntity, 'createdAt'> {
  avatarUrl: string | null;
  /** Since when signing in takes a code besides the password; null where it does not. */
  secondFactorSince: Date | null;
}

export type NewAccount = Pick<Account, 'id' | 'email' | 'passwordHash' | 'fullName'>;

const UNIQUE_VIOLATION = '23505';

/** What an account is made of, by a condition to be added. */
export const SELECT_ACCOUNT = `
  SELECT account.id, account.email, account.password_hash AS "passwordHash",
         account.full_name AS "fullName", account.email_verified_at AS "emailVerifiedAt",
         account.must_change_password AS "mustChangePassword",
         account.password_ends_at AS "passwordEndsAt", profile.avatar_url AS "avatarUrl",
         factor.enabled_at AS "secondFactorSince"
  FROM accounts AS account LEFT JOIN profiles AS profile ON profile.id = account.id
       LEFT JOIN second_factors AS factor ON factor.user_id = account.id`;

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: DataSource) {}

  async find(id: string, transaction?: EntityManager): Promise<Account | undefined> {
    const [text, values] = [`${SELECT_ACCOUNT} WHERE account.id = $1`, [id]];
    return one(
      await (transaction?.query(text, values) ?? runPrepared(this.database, text, values)),
    );
  }

  async findByEmail(email: string): Promise<Account | undefined> {
    return one(
      await runPrepared(this.database, `${SELECT_ACCOUNT} WHERE account.email = $1`, [email]),
    );
  }

  /** @returns false when the address is taken; of two at once one gets it */
  async insert(transaction: EntityManager, account: NewAccount): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `INSERT INTO accounts (id, email, password_hash, full_name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email) DO NOTHING RETURNING id`,
      [account.id, account.email, account.passwordHash, account.fullName],
    );
    return rows.length === 1;
  }

  async setPassword(transaction: EntityManager, id: string, passwordHash: string): Promise<void> {
    await transaction.update(
      AccountEntity,
      { id },
      { passwordHash, mustChangePassword: false, passwordEndsAt: null },
    );
  }

  /** Takes an address for confirmed. @returns false when it is not the account's any more */
  async confirm(
    transaction: EntityManager,
    id: string,
    email: string,
    now: Date,
  ): Promise<boolean> {
    const [, count] = (await transaction.query(
      `UPDATE accounts SET email_verified_at = coalesce(email_verified_at, $3)
       WHERE id = $1 AND email = $2`,
      [id, email, now],
    )) as [unknown[], number];
    return count === 1;
  }

  /**
   * Gives an account another address, confirmed.
   *
   * @returns false when it is taken meanwhile; the transaction can only be rolled back then
   */
  async move(transaction: EntityManager, id: string, email: string, now: Date): Promise<boolean> {
    try {
      await transaction.update(AccountEntity, { id }, { email, emailVerifiedAt: now });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }
}

/** Whether an account's password was a one-time one whose day is over. */
export function isPasswordOver({ passwordEndsAt }: Account, now: Date): boolean {
  return passwordEndsAt !== null && passwordEndsAt <= now;
}

function one(rows: Account[]): Account | undefined {
  return rows[0];
}
