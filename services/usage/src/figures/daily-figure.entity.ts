import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FigureKind } from '@cosmic/contracts/usage';

/** What happened on a UTC day, counted; of nobody in particular. */
@Entity('daily_figures')
export class DailyFigureEntity {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  figure: FigureKind;

  @PrimaryColumn('text')
  name: string;

  @Column('bigint')
  value: string;
}
