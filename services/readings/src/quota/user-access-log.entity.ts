import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('user_access_logs')
export class UserAccessLogEntity {
  @PrimaryColumn('bigint')
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'tool_type' })
  toolType: string;

  @Column('date', { name: 'access_date' })
  accessDate: string;

  @Column('integer', { name: 'access_count' })
  accessCount: number;
}
