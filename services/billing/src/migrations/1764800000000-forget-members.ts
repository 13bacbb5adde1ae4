import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps erased members as all services do. The release that is being replaced reads them by the old
 * name meanwhile; what it hears of a deletion it leaves to the next.
 */
export class ForgetMembers1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE erased_members RENAME TO forgotten_members;
      ALTER TABLE forgotten_members RENAME member_hash TO mark;
      ALTER TABLE forgotten_members ALTER mark TYPE bytea USING decode(mark, 'hex');
      COMMENT ON TABLE forgotten_members IS
        'Members of whom nothing is written down any more and who can buy nothing, by a hash: their ids are kept nowhere';
      CREATE VIEW erased_members AS
        SELECT encode(mark, 'hex') AS member_hash, erased_at FROM forgotten_members;
      COMMENT ON VIEW erased_members IS 'For releases before forgotten_members; to be dropped with the next';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW erased_members;
      ALTER TABLE forgotten_members ALTER mark TYPE text USING encode(mark, 'hex');
      ALTER TABLE forgotten_members RENAME mark TO member_hash;
      ALTER TABLE forgotten_members RENAME TO erased_members;
      COMMENT ON TABLE erased_members IS 'SHA-256 of the ids of erased members, who can buy nothing any more';
    `);
  }
}
