import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member of whom nothing is written down any more. */
@Entity('forgotten_members')
export class ForgottenMemberEntity {
  /** A hash by which the member is known: the id is kept nowhere. */
  @PrimaryColumn('bytea')
  mark: Buffer;

  @Column('timestamptz')
  erasedAt: Date;
}
