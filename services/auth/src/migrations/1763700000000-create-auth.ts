import type { MigrationInterface, QueryRunner } from 'typeorm';
import { EVENT_TABLES_SQL } from '@cosmic/platform/outbox/tables';

export class CreateAuth1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENT_TABLES_SQL);
    await runner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        password_hash text NOT NULL,
        full_name text NOT NULL,
        email_verified_at timestamptz,
        must_change_password boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE accounts, processed_events, outbox');
  }
}
