import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('premium_members')
export class PremiumMemberEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('boolean', { name: 'is_premium' })
  isPremium: boolean;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
