import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EVENT_TABLES_SQL } from '@cosmic/platform/outbox/tables';

export class CreateBilling1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENT_TABLES_SQL);
    await runner.query(`
      CREATE TABLE plans (
        key text PRIMARY KEY,
        plan jsonb NOT NULL
      );
      COMMENT ON TABLE plans IS 'Each plan as it was last published; what is sold stands in plan-table.ts';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE plans, processed_events, outbox');
  }
}
