import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** An account with what of the profile belongs to a session. */
export interface Account {
  id: string;
  email: string;
  passwordHash: string;
  fullName: string;
  emailVerifiedAt: Date | null;
  mustChangePassword: boolean;
  avatarUrl: string | null;
}

export type NewAccount = Pick<Account, 'id' | 'email' | 'passwordHash' | 'fullName'>;

const SELECT = `
  SELECT account.id, account.email, account.password_hash AS "passwordHash",
         account.full_name AS "fullName", account.email_verified_at AS "emailVerifiedAt",
         account.must_change_password AS "mustChangePassword", profile.avatar_url AS "avatarUrl"
  FROM accounts AS account LEFT JOIN profiles AS profile ON profile.id = account.id`;

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: DataSource) {}

  async find(id: string, manager: EntityManager = this.database.manager) {
    return one(await manager.query(`${SELECT} WHERE account.id = $1`, [id]));
  }

  async findByEmail(email: string, manager: EntityManager = this.database.manager) {
    return one(await manager.query(`${SELECT} WHERE account.email = $1`, [email]));
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
}

function one(rows: Account[]): Account | undefined {
  return rows[0];
}
