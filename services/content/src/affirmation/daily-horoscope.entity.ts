import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('daily_horoscopes')
export class DailyHoroscopeEntity {
  /** A UTC calendar day, as YYYY-MM-DD. */
  @PrimaryColumn('date')
  date: string;

  @Column('text')
  content: string;

  @Column('jsonb')
  facts: { moonSign: string; moonPhase: string };

  @Column('timestamptz')
  createdAt: Date;
}
