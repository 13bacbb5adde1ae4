import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

const TABLES = ['checkouts', 'customers', 'invoices', 'subscriptions'];

/** Leads to what came of members after they were erased. */
export class IndexForgotten1764810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await indexConcurrently(
        runner,
        `billing.${table}_of_forgotten`,
        `billing.${table} (sha256(user_id::text::bytea))`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS billing.${table}_of_forgotten`);
    }
  }
}
