import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy of what auth published of a profile. */
@Entity('member_preferences')
export class MemberPreferenceEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  modelOff: boolean;

  @Column('timestamptz')
  changedAt: Date;
}
