import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('blind_trials')
export class BlindTrialEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('uuid')
  generationId: string;

  @Column('text')
  toolType: string;

  /** Only in rows of older releases; see `sealedDate`. */
  @Column('date', { nullable: true })
  birthDate: string | null;

  @Column('boolean')
  isOwn: boolean;

  @Column('boolean', { nullable: true })
  resonates: boolean | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** What the passage stands on: the member's own date, or one of another year as a control. */
  @Column('text', { nullable: true })
  sealedDate: string | null;

  @Column('text', { nullable: true })
  sealedUnder: string | null;
}
