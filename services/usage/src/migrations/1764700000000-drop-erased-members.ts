import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing reads or writes the table since forgotten_members, which emptied it. */
export class DropErasedMembers1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erased_members');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_members (
        user_id uuid PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE erased_members IS
        'Not used any more since forgotten_members; to be dropped with a later release';
    `);
  }
}
