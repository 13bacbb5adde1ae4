import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the indexes by which sealing finds what lies open, or under an older secret. */
export class IndexSeals1764310000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await dropUnfinished(runner);
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS tool_logs_by_seal ON usage.tool_logs (sealed_under)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS usage.tool_logs_by_seal');
  }
}

/** What an earlier try left behind: an index that broke off has its name and is of no use. */
async function dropUnfinished(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     WHERE NOT indisvalid AND indrelid IN ('usage.tool_logs'::regclass)`,
  )) as { name: string }[];
  for (const { name } of rows) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
}
