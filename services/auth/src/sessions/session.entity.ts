import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EndedBecause } from './sessions.repository';

/** One sign-in and all refresh tokens that follow from it. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  lastUsedAt: Date;

  /** However it is used, a session is over then. */
  @Column({ type: 'timestamptz', precision: 3 })
  endsAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revokedBecause: EndedBecause | null;

  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  system: string | null;
}
