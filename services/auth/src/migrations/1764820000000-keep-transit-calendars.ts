import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepTransitCalendars1764820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE transit_calendars (
        user_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        zone text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      COMMENT ON TABLE transit_calendars IS
        'By which secret address a member''s calendar programs read their transits';
      COMMENT ON COLUMN transit_calendars.zone IS 'By whose dates the words of the entries go';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE transit_calendars');
  }
}
