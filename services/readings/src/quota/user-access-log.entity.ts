import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('user_access_logs')
export class UserAccessLogEntity {
  /** Read by the release before only. */
  @Column('bigint', { select: false })
  id: string;

  @PrimaryColumn('text')
  userId: string;

  @PrimaryColumn('text')
  toolType: string;

  @PrimaryColumn('date')
  accessDate: string;

  @Column('integer')
  accessCount: number;
}
