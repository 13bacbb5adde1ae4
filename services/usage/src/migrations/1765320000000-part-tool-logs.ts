import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepMonthsSql } from '@cosmic/platform/retention/keep-months.sql';
import {
  attachBefore,
  checkMonthsBound,
  giveSameRights,
  setAside,
} from '@cosmic/platform/retention/part-by-months';
import { TOOL_LOG_MONTHS } from '../tool-logs/tool-log-months';

const BEFORE = 'tool_logs_before';
const BY_MONTH = 'tool_logs_by_month';

/**
 * Parts the log of readings by months, so that a month goes as a whole. That a reading has one line
 * can be no rule of the table's any more; whoever writes sees to it under the lock of the owners.
 */
export class PartToolLogs1765320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await checkMonthsBound(runner, TOOL_LOG_MONTHS);
    await setAside(runner, 'tool_logs', BEFORE);
    await runner.query(`
      CREATE SEQUENCE tool_logs_ids;
      SELECT setval('tool_logs_ids', coalesce(max(id), 0) + 1, false) FROM ${BEFORE};
      ALTER TABLE ${BEFORE}
        ALTER COLUMN id DROP IDENTITY,
        DROP CONSTRAINT ${BEFORE}_pkey,
        DROP CONSTRAINT ${BEFORE}_generation_id_key;

      CREATE TABLE tool_logs (
        id bigint NOT NULL DEFAULT nextval('tool_logs_ids'),
        ${COLUMNS}
      ) PARTITION BY RANGE (created_at);
      ALTER SEQUENCE tool_logs_ids OWNED BY tool_logs.id;
      ${INDEXES_AND_COMMENTS}
    `);
    await giveSameRights(runner, 'tool_logs', BEFORE);
    await attachBefore(runner, TOOL_LOG_MONTHS, BEFORE);
    await runner.query(keepMonthsSql(TOOL_LOG_MONTHS));
    await runner.query('SELECT usage.keep_tool_log_months(59)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE tool_logs IN ACCESS EXCLUSIVE MODE;
      DROP FUNCTION usage.keep_tool_log_months;
    `);
    await setAside(runner, 'tool_logs', BY_MONTH);
    await runner.query(`
      CREATE TABLE tool_logs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ${COLUMNS},
        CONSTRAINT tool_logs_generation_id_key UNIQUE (generation_id)
      );
      INSERT INTO tool_logs (id, ${NAMES}) OVERRIDING SYSTEM VALUE
        SELECT id, ${NAMES} FROM ${BY_MONTH} ORDER BY id
        ON CONFLICT DO NOTHING;
      SELECT setval(pg_get_serial_sequence('tool_logs', 'id'), coalesce(max(id), 0) + 1, false)
        FROM tool_logs;
      ${INDEXES_AND_COMMENTS}
    `);
    await giveSameRights(runner, 'tool_logs', BY_MONTH);
    await runner.query(`DROP TABLE ${BY_MONTH}`);
  }
}

const COLUMNS = `
  user_id uuid,
  generation_id uuid NOT NULL,
  tool_type text NOT NULL,
  input_data jsonb NOT NULL,
  response_text text NOT NULL,
  tokens_used integer NOT NULL,
  processing_time_ms integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sealed_under text`;
const NAMES = `user_id, generation_id, tool_type, input_data, response_text, tokens_used,
  processing_time_ms, created_at, sealed_under`;

/** Those of the table of before, by which its own are known again and not made anew. */
const INDEXES_AND_COMMENTS = `
  CREATE UNIQUE INDEX tool_logs_by_generation ON tool_logs (generation_id, created_at);
  CREATE INDEX tool_logs_by_day ON tool_logs (created_at);
  CREATE INDEX tool_logs_by_seal ON tool_logs (sealed_under);
  CREATE INDEX tool_logs_of_member ON tool_logs (user_id, id) WHERE user_id IS NOT NULL;
  CREATE INDEX tool_logs_of_forgotten ON tool_logs (sha256(user_id::text::bytea));
  COMMENT ON COLUMN tool_logs.user_id IS 'Null for a guest';
  COMMENT ON COLUMN tool_logs.sealed_under IS
    'The secret under which input_data and response_text are sealed; null while they lie open';
`;
