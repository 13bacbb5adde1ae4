import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('user_access_logs')
export class UserAccessLogEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  userId: string;

  @Column('text')
  toolType: string;

  @Column('date')
  accessDate: string;

  @Column('integer')
  accessCount: number;
}
