import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSharing1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shared_readings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        reading_id uuid NOT NULL UNIQUE REFERENCES readings ON DELETE CASCADE,
        user_id uuid NOT NULL,
        facts jsonb NOT NULL,
        shared_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE shared_readings IS
        'Readings whose members made a public link; taking it back deletes the row';
      COMMENT ON COLUMN shared_readings.id IS
        'One half of a link; the other is its signature, by a key that is not in the database';
      COMMENT ON COLUMN shared_readings.facts IS
        'Those of the reading that depend on nobody''s birth or name';
      CREATE INDEX shared_readings_of_member ON shared_readings (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shared_readings');
  }
}
