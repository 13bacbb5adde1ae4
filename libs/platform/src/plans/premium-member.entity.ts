import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('premium_members')
export class PremiumMemberEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  isPremium: boolean;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz')
  changedAt: Date;
}
