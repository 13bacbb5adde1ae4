import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

/** Leads to what came of members after they were erased. */
export class IndexForgotten1764800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexConcurrently(
      runner,
      'usage.tool_logs_of_forgotten',
      'usage.tool_logs (sha256(user_id::text::bytea))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS usage.tool_logs_of_forgotten');
  }
}
