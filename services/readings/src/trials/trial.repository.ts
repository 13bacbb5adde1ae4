import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import type { Resonance } from '@cosmic/contracts/trials';
import { BLIND_TRIALS } from '../sealing/sealed-tables';
import type { TrialPlan } from './trial.rules';

export interface TrialRow {
  id: string;
  tool_type: string;
  birth_date: string;
  is_own: boolean;
  resonates: boolean | null;
  created_at: Date;
}

/** The date lies open, as a date, in rows of older releases. */
const DATE = `coalesce(sealed_date, to_char(birth_date, 'YYYY-MM-DD')) AS birth_date`;
const COLUMNS = `id, tool_type, ${DATE}, is_own, resonates, created_at`;

@Injectable()
export class TrialRepository {
  constructor(
    private readonly database: DataSource,
    private readonly values: SealedValues,
  ) {}

  /** Stores the trial of a reading, or finds the one it has. */
  async begin(
    id: string,
    userId: string,
    generationId: string,
    { toolType, birthDate, isOwn }: TrialPlan,
  ): Promise<TrialRow> {
    await this.database.query(
      `INSERT INTO blind_trials
         (id, user_id, generation_id, tool_type, sealed_date, sealed_under, is_own)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (generation_id) DO NOTHING`,
      [
        id,
        userId,
        generationId,
        toolType,
        this.values.seal(birthDate, placeOf(BLIND_TRIALS, 'sealed_date', id)),
        this.values.current,
        isOwn,
      ],
    );
    const [row] = await this.database.query(
      `SELECT ${COLUMNS} FROM blind_trials WHERE generation_id = $1`,
      [generationId],
    );
    return this.opened(row);
  }

  /** Keeps the first answer to a trial of the member's; later ones change nothing. */
  async answer(userId: string, id: string, resonates: boolean): Promise<TrialRow | null> {
    await this.database.query(
      `UPDATE blind_trials SET resonates = $3, answered_at = clock_timestamp()
       WHERE id = $1 AND user_id = $2 AND resonates IS NULL`,
      [id, userId, resonates],
    );
    const [row] = await this.database.query(
      `SELECT ${COLUMNS} FROM blind_trials WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return row ? this.opened(row) : null;
  }

  /** Everything that is kept of a member's trials. */
  async rowsOf(userId: string): Promise<Omit<TrialRow, 'id'>[]> {
    const rows: (TrialRow & { answered_at: Date | null })[] = await this.database.query(
      `SELECT ${COLUMNS}, answered_at FROM blind_trials WHERE user_id = $1 ORDER BY created_at`,
      [userId],
    );
    return rows.map((row) => {
      const { id: _, ...told } = this.opened(row);
      return told;
    });
  }

  async resonance(): Promise<Resonance['tools']> {
    return this.database.query(
      `SELECT tool_type AS "toolType",
              json_build_object('answered', count(*) FILTER (WHERE is_own),
                                'resonated', count(*) FILTER (WHERE is_own AND resonates)) AS own,
              json_build_object('answered', count(*) FILTER (WHERE NOT is_own),
                                'resonated', count(*) FILTER (WHERE NOT is_own AND resonates)) AS control
       FROM blind_trials WHERE resonates IS NOT NULL
       GROUP BY tool_type ORDER BY tool_type`,
    );
  }

  private opened<Row extends TrialRow>(row: Row): Row {
    const place = placeOf(BLIND_TRIALS, 'sealed_date', row.id);
    return { ...row, birth_date: String(this.values.open(row.birth_date, place)) };
  }
}
