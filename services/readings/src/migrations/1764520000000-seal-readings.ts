import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealReadings1764520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations ADD COLUMN sealed_under text;
      COMMENT ON COLUMN generations.sealed_under IS
        'The secret under which params, content, facts and figure are sealed; null while some lie open';

      ALTER TABLE blind_trials
        ALTER COLUMN birth_date DROP NOT NULL,
        ADD COLUMN sealed_date text,
        ADD COLUMN sealed_under text;
      COMMENT ON COLUMN blind_trials.birth_date IS
        'Not used any more since sealed_date; to be dropped with a later release';
      COMMENT ON COLUMN blind_trials.sealed_date IS
        'What the passage stands on: the member''s own date, or one of another year as a control';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations DROP COLUMN sealed_under;
      ALTER TABLE blind_trials DROP COLUMN sealed_date, DROP COLUMN sealed_under;
    `);
  }
}
