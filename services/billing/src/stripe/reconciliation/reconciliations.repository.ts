import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ReconciliationEntity } from './reconciliation.entity';

@Injectable()
export class ReconciliationsRepository {
  constructor(
    @InjectRepository(ReconciliationEntity)
    private readonly reconciliations: Repository<ReconciliationEntity>,
  ) {}

  /**
   * Takes on today's comparison, or one that was begun an hour ago and never
   * ended. Of several replicas one gets it.
   */
  async begin(): Promise<boolean> {
    const rows: unknown[] = await this.reconciliations.query(
      `INSERT INTO reconciliations AS kept (day) VALUES ((now() AT TIME ZONE 'UTC')::date)
       ON CONFLICT (day) DO UPDATE SET begun_at = now()
       WHERE kept.finished_at IS NULL AND kept.begun_at < now() - interval '1 hour'
       RETURNING day`,
    );
    return rows.length === 1;
  }

  async finish(queued: number, adopted: number): Promise<void> {
    await this.reconciliations.query(
      `UPDATE reconciliations SET finished_at = now(), queued = $1, adopted = $2
       WHERE day = (SELECT max(day) FROM reconciliations)`,
      [queued, adopted],
    );
  }
}
