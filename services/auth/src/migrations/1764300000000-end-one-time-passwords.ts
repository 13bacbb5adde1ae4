import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EndOneTimePasswords1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN password_ends_at timestamptz;
      COMMENT ON COLUMN accounts.password_ends_at IS
        'When a one-time password is over; null for one that its member chose';
      UPDATE accounts SET password_ends_at = now() + interval '1 day' WHERE must_change_password;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN password_ends_at');
  }
}
