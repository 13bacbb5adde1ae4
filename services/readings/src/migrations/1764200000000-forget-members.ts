import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetMembers1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE forgotten_members (
        mark bytea PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE forgotten_members IS
        'Members whose rows go as soon as any appear, by a hash: their ids are kept nowhere';
      INSERT INTO forgotten_members (mark, erased_at)
        SELECT sha256(('member:' || user_id::text)::bytea), erased_at FROM erased_members;
      DELETE FROM erased_members;
      COMMENT ON TABLE erased_members IS
        'Not used any more since forgotten_members; to be dropped with a later release';

      CREATE INDEX generations_by_mark ON generations (sha256(('member:' || actor_id::text)::bytea))
        WHERE actor_kind = 'member';
      CREATE INDEX blind_trials_by_mark
        ON blind_trials (sha256(('member:' || user_id::text)::bytea));
      CREATE INDEX readings_by_mark ON readings (sha256(('member:' || user_id::text)::bytea));
      CREATE INDEX draw_commitments_by_mark
        ON draw_commitments (sha256(('member:' || actor_id::text)::bytea))
        WHERE actor_kind = 'member';
      CREATE INDEX premium_members_by_mark
        ON premium_members (sha256(('member:' || user_id::text)::bytea));
      CREATE INDEX member_preferences_by_mark
        ON member_preferences (sha256(('member:' || user_id::text)::bytea));
      CREATE INDEX user_access_logs_by_mark ON user_access_logs (sha256(user_id::bytea))
        WHERE user_id LIKE 'member:%';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX generations_by_mark, blind_trials_by_mark, readings_by_mark, draw_commitments_by_mark,
        premium_members_by_mark, member_preferences_by_mark, user_access_logs_by_mark;
      DROP TABLE forgotten_members;
    `);
  }
}
