import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepPeople1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE people (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        sealed_person text NOT NULL,
        sealed_under text,
        idempotency_key text,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT one_person_per_key UNIQUE (user_id, idempotency_key)
      );
      COMMENT ON TABLE people IS 'Those whom a member keeps, to read the sky with them';
      COMMENT ON COLUMN people.sealed_person IS 'Name, relation and birth';
      CREATE INDEX people_sealed_under ON people (sealed_under);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE people');
  }
}
