import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the indexes by which sealing finds what lies open, or under an older secret. */
export class IndexSeals1764530000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await dropUnfinished(runner);
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS generations_by_seal ON readings.generations (sealed_under)',
    );
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS blind_trials_by_seal ON readings.blind_trials (sealed_under)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS readings.generations_by_seal');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS readings.blind_trials_by_seal');
  }
}

/** What an earlier try left behind: an index that broke off has its name and is of no use. */
async function dropUnfinished(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     WHERE NOT indisvalid AND indrelid IN ('readings.generations'::regclass, 'readings.blind_trials'::regclass)`,
  )) as { name: string }[];
  for (const { name } of rows) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
}
