import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

const INDEXES = {
  blind_trials_of_forgotten: 'readings.blind_trials (sha256(user_id::text::bytea))',
  draw_commitments_of_forgotten: `readings.draw_commitments (sha256(actor_id::text::bytea)) WHERE actor_kind = 'member'`,
  generations_of_forgotten: `readings.generations (sha256(actor_id::text::bytea)) WHERE actor_kind = 'member'`,
  kept_days_of_forgotten: `readings.kept_days (sha256(actor_id::text::bytea)) WHERE actor_kind = 'member'`,
  member_preferences_of_forgotten: 'readings.member_preferences (sha256(user_id::text::bytea))',
  premium_members_of_forgotten: 'readings.premium_members (sha256(user_id::text::bytea))',
  readings_of_forgotten: 'readings.readings (sha256(user_id::text::bytea))',
  user_access_logs_of_forgotten: `readings.user_access_logs (sha256(substr(user_id, 8)::bytea)) WHERE user_id LIKE 'member:%'`,
};

/** By the mark that only this service knew members by. */
const INDEXES_OF_BEFORE = {
  blind_trials_by_mark: `readings.blind_trials (sha256(('member:' || user_id::text)::bytea))`,
  draw_commitments_by_mark: `readings.draw_commitments (sha256(('member:' || actor_id::text)::bytea)) WHERE actor_kind = 'member'`,
  generations_by_mark: `readings.generations (sha256(('member:' || actor_id::text)::bytea)) WHERE actor_kind = 'member'`,
  kept_days_by_mark: `readings.kept_days (sha256(('member:' || actor_id::text)::bytea)) WHERE actor_kind = 'member'`,
  member_preferences_by_mark: `readings.member_preferences (sha256(('member:' || user_id::text)::bytea))`,
  premium_members_by_mark: `readings.premium_members (sha256(('member:' || user_id::text)::bytea))`,
  readings_by_mark: `readings.readings (sha256(('member:' || user_id::text)::bytea))`,
  user_access_logs_by_mark: `readings.user_access_logs (sha256(user_id::bytea)) WHERE user_id LIKE 'member:%'`,
};

/** Leads to the rows of forgotten members by the mark that all services know them by. */
export class IndexForgotten1764800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeAll(runner, INDEXES);
    await dropAll(runner, INDEXES_OF_BEFORE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await makeAll(runner, INDEXES_OF_BEFORE);
    await dropAll(runner, INDEXES);
  }
}

async function makeAll(runner: QueryRunner, indexes: Record<string, string>): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) {
    await indexConcurrently(runner, `readings.${name}`, on);
  }
}

async function dropAll(runner: QueryRunner, indexes: Record<string, string>): Promise<void> {
  for (const name of Object.keys(indexes)) {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS readings.${name}`);
  }
}
