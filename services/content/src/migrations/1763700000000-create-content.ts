import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EVENT_TABLES_SQL } from '@cosmic/platform/outbox/tables';

export class CreateContent1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENT_TABLES_SQL);
    await runner.query(`
      CREATE TABLE daily_horoscopes (
        date date PRIMARY KEY,
        content text NOT NULL,
        facts jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE daily_horoscopes IS 'The affirmation of each UTC day and the sky it speaks from';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_horoscopes, processed_events, outbox');
  }
}
