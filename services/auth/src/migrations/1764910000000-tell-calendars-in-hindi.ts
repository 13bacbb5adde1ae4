import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellCalendarsInHindi1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE transit_calendars
        ADD COLUMN language text NOT NULL DEFAULT 'en'
          CONSTRAINT transit_calendars_language_check CHECK (language IN ('en', 'hi'));
      COMMENT ON COLUMN transit_calendars.language IS 'Of the words of the entries';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transit_calendars DROP COLUMN language');
  }
}
