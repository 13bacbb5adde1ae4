import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EVENT_TABLES_SQL } from '@cosmic/platform/outbox/tables';

export class CreateUsage1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENT_TABLES_SQL);
    await runner.query(`
      CREATE TABLE tool_logs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid,
        generation_id uuid NOT NULL UNIQUE,
        tool_type text NOT NULL,
        input_data jsonb NOT NULL,
        response_text text NOT NULL,
        tokens_used integer NOT NULL,
        processing_time_ms integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON COLUMN tool_logs.user_id IS 'Null for a guest';
      CREATE INDEX tool_logs_by_day ON tool_logs (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tool_logs, processed_events, outbox');
  }
}
