import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Only releases before forgotten_members read the view. */
export class DropErasedMembers1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW erased_members');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW erased_members AS
        SELECT encode(mark, 'hex') AS member_hash, erased_at FROM forgotten_members;
      COMMENT ON VIEW erased_members IS
        'For releases before forgotten_members; to be dropped with a later release';
    `);
  }
}
