import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link by which a friend of a member's enters their own birth, once; ending it deletes the row. */
@Entity('invitations')
export class InvitationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('bytea')
  tokenHash: Buffer;

  /** Who asks, whom, and who they are to each other. */
  @Column('text')
  sealedInvitation: string;

  @Column('text', { nullable: true })
  sealedUnder: string | null;

  /** Who has entered their birth by it. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Until when a birth can be entered. */
  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date;
}
