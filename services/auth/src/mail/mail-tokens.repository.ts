import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../auth.tokens';
import { hashOfToken } from '../crypto/opaque-token';
import { LINK_PURPOSES, type LinkPurpose } from './letters';

/** What a link in a letter allows. */
export interface MailToken {
  userId: string;
  purpose: LinkPurpose;
  /** The address the letter went to. */
  email: string;
}

const COLUMNS = 'user_id AS "userId", purpose, email';

@Injectable()
export class MailTokensRepository {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Makes a token good from now on. A letter that is sent again carries the same. */
  async store(token: string, { userId, purpose, email }: MailToken): Promise<void> {
    const expiresAt = new Date(this.now().getTime() + LINK_PURPOSES[purpose].seconds * 1_000);
    await this.database.query(
      `INSERT INTO mail_tokens (hash, user_id, purpose, email, expires_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at`,
      [hashOfToken(token), userId, purpose, email, expiresAt],
    );
  }

  /** What a token allows, without using it up. */
  async find(token: string, purpose: LinkPurpose): Promise<MailToken | undefined> {
    const rows: MailToken[] = await this.database.query(
      `SELECT ${COLUMNS} FROM mail_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3`,
      [hashOfToken(token), purpose, this.now()],
    );
    return rows[0];
  }

  /** Uses a token up; of two who try one gets it. */
  async use(
    transaction: EntityManager,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<MailToken | undefined> {
    const [rows] = (await transaction.query(
      `DELETE FROM mail_tokens WHERE hash = $1 AND purpose = ANY($2) AND expires_at > $3
       RETURNING ${COLUMNS}`,
      [hashOfToken(token), purposes, this.now()],
    )) as [MailToken[], number];
    return rows[0];
  }

  /** Makes every link that a member was sent worthless. */
  async forgetAllOf(
    transaction: EntityManager,
    userId: string,
    purposes: readonly LinkPurpose[] = Object.keys(LINK_PURPOSES) as LinkPurpose[],
  ): Promise<void> {
    await transaction.query('DELETE FROM mail_tokens WHERE user_id = $1 AND purpose = ANY($2)', [
      userId,
      purposes,
    ]);
  }
}
