import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '@cosmic/contracts/language';
import type { Profile } from '@cosmic/contracts/account/profile';
import type { Frequency } from '@cosmic/contracts/account/reminders';

/** How a member wants their mornings; without a row nothing is sent to anybody. */
@Entity('reminders')
export class ReminderEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** Of letters. */
  @Column('text')
  rhythm: Frequency;

  /** Whether a device is told the day as well. */
  @Column('boolean')
  isPushed: boolean;

  /** The clock that the mornings of `nextAt` go by. */
  @Column('text')
  zone: string;

  /** When the next morning begins; null while nothing is to be sent. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  nextAt: Date | null;

  /** `dawn`, or the hour as `07:00`. */
  @Column('text')
  startsAt: string;

  /** Where the Sun rises for the reader. */
  @Column('text', { nullable: true })
  sealedPlace: string | null;

  @Column('text', { nullable: true })
  sealedUnder: string | null;

  /** Days of the week on which nothing is sent, 0 for Sunday. */
  @Column('smallint', { array: true })
  silentDays: number[];

  @Column('text')
  language: Language;

  /** By which the day is told where the profile has no birth date. */
  @Column('text', { nullable: true })
  sign: Profile['zodiac_sign'];
}
