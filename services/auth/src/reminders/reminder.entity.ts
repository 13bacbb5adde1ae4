import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Rhythm } from './morning.rules';

/** A member who wants the sky by mail; without a row nobody is written to. */
@Entity('reminders')
export class ReminderEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('text')
  rhythm: Rhythm;

  /** The clock that the mornings of `nextAt` go by. */
  @Column('text')
  zone: string;

  @Column({ type: 'timestamptz', precision: 3 })
  nextAt: Date;
}
