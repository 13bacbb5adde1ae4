import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EVENT_TABLES_SQL } from '@cosmic/platform/outbox/tables';

export class CreateReadings1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENT_TABLES_SQL);
    await runner.query(`
      CREATE TABLE generations (
        id uuid PRIMARY KEY,
        actor_kind text NOT NULL CHECK (actor_kind IN ('guest', 'member')),
        actor_id uuid NOT NULL,
        idempotency_key text,
        tool_type text NOT NULL,
        params jsonb NOT NULL,
        seed text NOT NULL,
        status text NOT NULL DEFAULT 'queued'
          CHECK (status IN ('queued', 'generating', 'completed', 'failed')),
        attempt integer NOT NULL DEFAULT 0,
        content text NOT NULL DEFAULT '',
        facts jsonb NOT NULL DEFAULT '[]',
        narrator text CHECK (narrator IN ('almanac', 'model')),
        model text,
        fallback_reason text,
        tokens_used integer NOT NULL DEFAULT 0,
        processing_time_ms integer,
        error_code text,
        charged_to text[] NOT NULL,
        charged_on date NOT NULL,
        trace text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        completed_at timestamptz(3),
        CONSTRAINT one_generation_per_key UNIQUE (actor_kind, actor_id, idempotency_key)
      );
      COMMENT ON TABLE generations IS 'Readings asked for; the row is the truth, a job only points at it';
      COMMENT ON COLUMN generations.attempt IS 'Counts runs and fences them: only the newest may write';
      COMMENT ON COLUMN generations.charged_to IS 'Whose units were taken; given back when it fails';
      CREATE INDEX generations_of_actor ON generations (actor_kind, actor_id, updated_at);
      CREATE INDEX generations_unfinished ON generations (updated_at)
        WHERE status IN ('queued', 'generating');

      CREATE TABLE user_access_logs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL,
        tool_type text NOT NULL,
        access_date date NOT NULL,
        access_count integer NOT NULL CHECK (access_count >= 0),
        CONSTRAINT one_count_per_day UNIQUE (user_id, tool_type, access_date)
      );
      COMMENT ON COLUMN user_access_logs.user_id IS
        'member:<id>, guest:<id> or address:<keyed hash of a guest''s address>';

      CREATE TABLE plan_limits (
        plan_key text PRIMARY KEY,
        limits jsonb NOT NULL
      );
      COMMENT ON TABLE plan_limits IS 'Copy of what billing published of each plan';

      CREATE TABLE premium_members (
        user_id uuid PRIMARY KEY,
        is_premium boolean NOT NULL,
        ends_at timestamptz,
        changed_at timestamptz NOT NULL
      );
      COMMENT ON TABLE premium_members IS 'Copy of what billing published of each subscription';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE premium_members, plan_limits, user_access_logs, generations,
                  processed_events, outbox`,
    );
  }
}
