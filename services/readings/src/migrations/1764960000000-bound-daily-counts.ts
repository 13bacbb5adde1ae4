import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Says of every count that it lies before the end of next month. Nothing is read for it; the next
 * migration reads the rows beside running work, and then needs only the word.
 */
export class BoundDailyCounts1764960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        EXECUTE format(
          'ALTER TABLE user_access_logs
             ADD CONSTRAINT before_the_months CHECK (access_date < %L::date) NOT VALID',
          to_char(date_trunc('month', now() AT TIME ZONE 'utc') + interval '2 months', 'YYYY-MM-DD'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_access_logs DROP CONSTRAINT IF EXISTS before_the_months');
  }
}
