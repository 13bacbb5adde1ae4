import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, MoreThan, Repository, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../auth.tokens';
import { hashOfToken } from '../crypto/opaque-token';
import { LINK_PURPOSES, type LinkPurpose } from './letters';
import { MailTokenEntity } from './mail-token.entity';

/** What a link in a letter allows. */
export type MailToken = Pick<MailTokenEntity, 'userId' | 'purpose' | 'email'>;

@Injectable()
export class MailTokensRepository {
  constructor(
    @InjectRepository(MailTokenEntity) private readonly tokens: Repository<MailTokenEntity>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Makes a token good from now on. A letter that is sent again carries the same. */
  async store(token: string, { userId, purpose, email }: MailToken): Promise<void> {
    const expiresAt = new Date(this.now().getTime() + LINK_PURPOSES[purpose].seconds * 1_000);
    await this.tokens
      .createQueryBuilder()
      .insert()
      .values({ hash: hashOfToken(token), userId, purpose, email, expiresAt })
      .orUpdate(['expires_at'], ['hash'])
      .execute();
  }

  /** What a token allows, without using it up. */
  find(token: string, purpose: LinkPurpose): Promise<MailToken | null> {
    return this.tokens.findOneBy({
      hash: hashOfToken(token),
      purpose,
      expiresAt: MoreThan(this.now()),
    });
  }

  /** Uses a token up; of two who try one gets it. */
  async use(
    transaction: EntityManager,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<MailToken | undefined> {
    const [rows] = (await transaction.query(
      `DELETE FROM mail_tokens WHERE hash = $1 AND purpose = ANY($2) AND expires_at > $3
       RETURNING user_id AS "userId", purpose, email`,
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
    await transaction.delete(MailTokenEntity, { userId, purpose: Any(purposes) });
  }
}
