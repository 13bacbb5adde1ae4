import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day that a member's devices are told; what it says is made when it is sent. */
@Entity('notices')
export class NoticeEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('date')
  day: string;

  /** The clock by which the day is told. */
  @Column('text')
  zone: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  dueAt: Date;

  @Column('integer')
  attempts: number;

  /** When every device was told, or it was too late; null until then. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  doneAt: Date | null;
}
