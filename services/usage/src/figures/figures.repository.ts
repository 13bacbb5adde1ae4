import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository, type EntityManager } from 'typeorm';
import type { FigureKind } from '@cosmic/contracts/usage';
import { DailyFigureEntity } from './daily-figure.entity';

/** Something that was counted: when, what, by what, how much. */
export interface Counted {
  at: Date;
  figure: FigureKind;
  name?: string;
  value: number;
}

/** One day's value of one figure. */
export type DailyFigure = Omit<DailyFigureEntity, 'value'> & { value: number };

@Injectable()
export class FiguresRepository {
  constructor(
    @InjectRepository(DailyFigureEntity) private readonly figures: Repository<DailyFigureEntity>,
  ) {}

  /** Adds to the figures of UTC days; in one order, so that two can't wait for each other. */
  async add(transaction: EntityManager, counted: readonly Counted[]): Promise<void> {
    const rows = counted
      .filter(({ value }) => value !== 0)
      .map(({ at, figure, name = '', value }) => ({ at, figure, name, value }));
    if (rows.length === 0) return;
    await transaction.query(
      `INSERT INTO daily_figures AS kept (day, figure, name, value)
       SELECT (at AT TIME ZONE 'utc')::date AS day, figure, name, sum(value)
       FROM jsonb_to_recordset($1)
         AS counted (at timestamptz, figure text, name text, value bigint)
       GROUP BY 1, 2, 3
       ORDER BY 1, 2, 3
       ON CONFLICT (day, figure, name) DO UPDATE SET value = kept.value + excluded.value`,
      [JSON.stringify(rows)],
    );
  }

  /** The last days with today as the last, as the database sees it, and what was counted on them. */
  async list(count: number): Promise<{ days: string[]; figures: DailyFigure[] }> {
    const days: { day: string }[] = await this.figures.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day
       FROM generate_series((now() AT TIME ZONE 'utc')::date - ($1::integer - 1),
                            (now() AT TIME ZONE 'utc')::date, interval '1 day') AS day
       ORDER BY day`,
      [count],
    );
    const figures = await this.figures.find({
      where: { day: MoreThanOrEqual(days[0]!.day) },
      order: { figure: 'ASC', name: 'ASC', day: 'ASC' },
    });
    return {
      days: days.map(({ day }) => day),
      figures: figures.map((row) => ({ ...row, value: Number(row.value) })),
    };
  }
}
