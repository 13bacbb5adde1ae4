import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the line that says a saved reading best, so that a list need not read its whole text for it. */
export class KeepEssences1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE readings ADD COLUMN essence text;
      COMMENT ON COLUMN readings.essence IS
        'The line of the text that can be quoted, empty where there is none; null until it is looked for';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE readings DROP COLUMN essence');
  }
}
