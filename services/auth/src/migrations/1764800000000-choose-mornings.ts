import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseMornings1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reminders
        DROP CONSTRAINT reminders_rhythm_check,
        ADD CONSTRAINT reminders_rhythm_check CHECK (rhythm IN ('off', 'daily', 'weekly')),
        ALTER COLUMN next_at DROP NOT NULL,
        ADD COLUMN starts_at text NOT NULL DEFAULT '07:00'
          CONSTRAINT reminders_starts_at_check CHECK (starts_at ~ '^(dawn|[0-2][0-9]:[0-5][0-9])$'),
        ADD COLUMN sealed_place text,
        ADD COLUMN sealed_under text,
        ADD COLUMN silent_days smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN language text NOT NULL DEFAULT 'en'
          CONSTRAINT reminders_language_check CHECK (language IN ('en', 'hi')),
        ADD COLUMN sign text;
      COMMENT ON TABLE reminders IS
        'How members want their mornings; without a row nothing is sent to anybody';
      COMMENT ON COLUMN reminders.rhythm IS 'Of letters';
      COMMENT ON COLUMN reminders.next_at IS
        'When the next morning begins; null while nothing is to be sent';
      COMMENT ON COLUMN reminders.starts_at IS 'dawn over the sealed place, or an hour of the zone';
      COMMENT ON COLUMN reminders.silent_days IS
        'Days of the week on which nothing is sent, 0 for Sunday';
      COMMENT ON COLUMN reminders.sign IS
        'By which the day is told where the profile has no birth date';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM reminders WHERE rhythm = 'off' OR next_at IS NULL;
      ALTER TABLE reminders
        DROP COLUMN starts_at, DROP COLUMN sealed_place, DROP COLUMN sealed_under,
        DROP COLUMN silent_days, DROP COLUMN language, DROP COLUMN sign,
        DROP CONSTRAINT reminders_rhythm_check,
        ADD CONSTRAINT reminders_rhythm_check CHECK (rhythm IN ('daily', 'weekly')),
        ALTER COLUMN next_at SET NOT NULL;
    `);
  }
}
