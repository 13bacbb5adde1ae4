import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepReminders1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminders (
        user_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
        zone text NOT NULL,
        next_at timestamptz(3) NOT NULL
      );
      COMMENT ON TABLE reminders IS 'Who wants the sky by mail; without a row nobody is written to';
      COMMENT ON COLUMN reminders.zone IS 'The clock that the mornings of next_at go by';
      CREATE INDEX reminders_due ON reminders (next_at);

      CREATE TABLE reminder_letters (
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        day date NOT NULL,
        rhythm text NOT NULL,
        written_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, day)
      );
      COMMENT ON TABLE reminder_letters IS 'On which days a member was written to; once on each';
      CREATE INDEX reminder_letters_by_day ON reminder_letters (written_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reminder_letters, reminders');
  }
}
