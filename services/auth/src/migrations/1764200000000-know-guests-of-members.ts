import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowGuestsOfMembers1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guests_of_members (
        guest_id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE
      );
      COMMENT ON TABLE guests_of_members IS
        'Which guest a browser was before its member signed in, so that what is kept of the guest goes with the member';
      CREATE INDEX guests_of_member ON guests_of_members (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guests_of_members');
  }
}
