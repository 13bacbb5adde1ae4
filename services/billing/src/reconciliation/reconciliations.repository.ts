import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class ReconciliationsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes on today's comparison, or one that was begun an hour ago and never
   * ended. Of several replicas one gets it.
   */
  async begin(): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `INSERT INTO reconciliations AS kept (day) VALUES ((now() AT TIME ZONE 'UTC')::date)
       ON CONFLICT (day) DO UPDATE SET begun_at = now()
       WHERE kept.finished_at IS NULL AND kept.begun_at < now() - interval '1 hour'
       RETURNING day`,
    );
    return rows.length === 1;
  }

  async finish(queued: number, adopted: number): Promise<void> {
    await this.database.query(
      `UPDATE reconciliations SET finished_at = now(), queued = $1, adopted = $2
       WHERE day = (SELECT max(day) FROM reconciliations)`,
      [queued, adopted],
    );
  }
}
