import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

/** Leads to what guests kept of a day longer ago than its rule of retention says. */
export class IndexAgesOfDays1765500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexConcurrently(
      runner,
      'readings.kept_days_by_age',
      'readings.kept_days USING brin (created_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS readings.kept_days_by_age');
  }
}
