import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Statements on known rows ask for their status too. An index whose condition says the same was
 * taken for a way to those rows: through all that are unfinished, where a backlog is waiting.
 */
export class FindUnfinishedReadings1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX generations_unfinished;
      CREATE INDEX generations_unfinished ON generations (updated_at) WHERE completed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX generations_unfinished;
      CREATE INDEX generations_unfinished ON generations (updated_at)
        WHERE status IN ('queued', 'generating');
    `);
  }
}
