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
      INSERT INTO forgotten_members (mark, erased_at)
        SELECT sha256(user_id::text::bytea), erased_at FROM erased_members;
      DELETE FROM erased_members;
      COMMENT ON TABLE erased_members IS
        'Not used any more since forgotten_members; to be dropped with a later release';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE forgotten_members');
  }
}
