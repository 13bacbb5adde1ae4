import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from './letters';

/** What a link in a letter allows, once. */
@Entity('mail_tokens')
export class MailTokenEntity {
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('uuid')
  userId: string;

  @Column('text')
  purpose: LinkPurpose;

  /** The address that the letter went to. */
  @Column('text')
  email: string;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date;
}
