import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Resonance } from '@cosmic/contracts/trials';
import type { TrialPlan } from './trial.rules';

export interface TrialRow {
  id: string;
  tool_type: string;
  birth_date: string;
  is_own: boolean;
  resonates: boolean | null;
  created_at: Date;
}

const COLUMNS = `id, tool_type, to_char(birth_date, 'YYYY-MM-DD') AS birth_date, is_own, resonates, created_at`;

@Injectable()
export class TrialRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores the trial of a reading, or finds the one it has. */
  async begin(
    id: string,
    userId: string,
    generationId: string,
    { toolType, birthDate, isOwn }: TrialPlan,
  ): Promise<TrialRow> {
    await this.database.query(
      `INSERT INTO blind_trials (id, user_id, generation_id, tool_type, birth_date, is_own)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (generation_id) DO NOTHING`,
      [id, userId, generationId, toolType, birthDate, isOwn],
    );
    const [row] = await this.database.query(
      `SELECT ${COLUMNS} FROM blind_trials WHERE generation_id = $1`,
      [generationId],
    );
    return row;
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
    return row ?? null;
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
}
