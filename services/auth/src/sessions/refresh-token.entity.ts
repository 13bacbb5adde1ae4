import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('refresh_tokens')
export class RefreshTokenEntity {
  /** SHA-256 of the token, which is kept nowhere. */
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('uuid')
  sessionId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  usedAt: Date | null;

  /** With it and the token the successor can be made again for a second tab. */
  @Column('bytea', { nullable: true })
  successorSalt: Buffer | null;
}
