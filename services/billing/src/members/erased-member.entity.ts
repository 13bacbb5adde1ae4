import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member who was erased and can buy nothing any more. */
@Entity('erased_members')
export class ErasedMemberEntity {
  /** SHA-256 of the member's id, in hexadecimal. */
  @PrimaryColumn('text')
  memberHash: string;

  @Column('timestamptz')
  erasedAt: Date;
}
