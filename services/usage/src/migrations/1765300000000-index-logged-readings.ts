import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'usage.tool_logs_by_generation';

/** Leads to the line of a reading, as in a table in parts, whose unique rules must name their months' column. */
export class IndexLoggedReadings1765300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an earlier try left behind: an index that broke off has its name and is of no use.
    const broken: unknown[] = await runner.query(
      'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
      [INDEX],
    );
    if (broken.length > 0) await runner.query(`DROP INDEX CONCURRENTLY ${INDEX}`);
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS tool_logs_by_generation
         ON usage.tool_logs (generation_id, created_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS usage.tool_logs_by_generation');
  }
}
