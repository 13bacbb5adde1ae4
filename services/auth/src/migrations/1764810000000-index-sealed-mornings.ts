import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads sealing anew to the places that lie under an older secret. */
export class IndexSealedMornings1764810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // What an earlier try left behind has the name and is of no use.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS auth.reminders_sealed_under');
    await runner.query(
      `CREATE INDEX CONCURRENTLY reminders_sealed_under
       ON auth.reminders (sealed_under)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS auth.reminders_sealed_under');
  }
}
