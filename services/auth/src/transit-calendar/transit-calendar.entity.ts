import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '@cosmic/contracts/language';

/** The address by which a member's calendar programs read their transits; one for each member. */
@Entity('transit_calendars')
export class TransitCalendarEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('bytea')
  tokenHash: Buffer;

  /** By whose dates the words of the entries go. */
  @Column('text')
  zone: string;

  @Column('text')
  language: Language;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
