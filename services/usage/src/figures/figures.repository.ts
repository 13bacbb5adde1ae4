import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FigureKind } from '@cosmic/contracts/usage';

/** Something that was counted: what, by what, how much. */
export interface Counted {
  figure: FigureKind;
  name?: string;
  value: number;
}

/** One day's value of one figure. */
export interface DailyFigure {
  day: string;
  figure: FigureKind;
  name: string;
  value: number;
}

@Injectable()
export class FiguresRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds to the figures of the UTC day of an instant; in one order, so that two can't wait for each other. */
  async add(transaction: EntityManager, at: Date, counted: readonly Counted[]): Promise<void> {
    const rows = counted
      .filter(({ value }) => value !== 0)
      .map(({ figure, name = '', value }) => ({ figure, name, value }));
    if (rows.length === 0) return;
    await transaction.query(
      `INSERT INTO daily_figures AS kept (day, figure, name, value)
       SELECT ($1::timestamptz AT TIME ZONE 'utc')::date, figure, name, value
       FROM jsonb_to_recordset($2) AS counted (figure text, name text, value bigint)
       ORDER BY figure, name
       ON CONFLICT (day, figure, name) DO UPDATE SET value = kept.value + excluded.value`,
      [at, JSON.stringify(rows)],
    );
  }

  /** The last days with today as the last, as the database sees it, and what was counted on them. */
  async list(count: number): Promise<{ days: string[]; figures: DailyFigure[] }> {
    const days: { day: string }[] = await this.database.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day
       FROM generate_series((now() AT TIME ZONE 'utc')::date - ($1::integer - 1),
                            (now() AT TIME ZONE 'utc')::date, interval '1 day') AS day
       ORDER BY day`,
      [count],
    );
    const figures: (Omit<DailyFigure, 'value'> & { value: string })[] = await this.database.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, figure, name, value FROM daily_figures
       WHERE day >= $1 ORDER BY figure, name, day`,
      [days[0]!.day],
    );
    return {
      days: days.map(({ day }) => day),
      figures: figures.map((row) => ({ ...row, value: Number(row.value) })),
    };
  }
}
