import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowPanchangOfTheDay1765210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles ADD COLUMN today_panchang boolean;
      COMMENT ON COLUMN profiles.today_panchang IS
        'Whether the day of this member holds its panchang; null where the language of the pages decides';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles DROP COLUMN today_panchang');
  }
}
