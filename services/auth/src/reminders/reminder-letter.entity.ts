import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Rhythm } from './morning.rules';

/** A day on which a member was written to; once on each. */
@Entity('reminder_letters')
export class ReminderLetterEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('date')
  day: string;

  @Column('text')
  rhythm: Rhythm;

  @Column({ type: 'timestamptz', precision: 3 })
  writtenAt: Date;
}
