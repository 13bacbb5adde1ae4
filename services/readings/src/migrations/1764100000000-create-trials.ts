import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTrials1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blind_trials (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        generation_id uuid NOT NULL UNIQUE REFERENCES generations ON DELETE CASCADE,
        tool_type text NOT NULL,
        birth_date date NOT NULL,
        is_own boolean NOT NULL,
        resonates boolean,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        answered_at timestamptz,
        CHECK ((resonates IS NULL) = (answered_at IS NULL))
      );
      COMMENT ON COLUMN blind_trials.birth_date IS
        'What the passage stands on: the member''s own date, or one of another year as a control';
      CREATE INDEX blind_trials_of_member ON blind_trials (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blind_trials');
  }
}
