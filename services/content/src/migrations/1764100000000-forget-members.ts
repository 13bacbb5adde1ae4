import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetMembers1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE forgotten_members (
        mark bytea PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE forgotten_members IS
        'Members of whom nothing is written down any more, by a hash: their ids are kept nowhere';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE forgotten_members');
  }
}
