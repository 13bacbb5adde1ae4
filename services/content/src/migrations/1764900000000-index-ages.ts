import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

/** Rows lie in the order they came, so that a summary of blocks finds the old ones and costs next to nothing. */
const INDEXES: Readonly<Record<string, string>> = {
  processed_events_by_age: `content.processed_events USING brin (processed_at)`,
};

/** Leads to what is older than its rule of retention says. */
export class IndexAges1764900000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await indexConcurrently(runner, `content.${name}`, on);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS content.${name}`);
    }
  }
}
