import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InviteFriends1765230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people ADD COLUMN by_themselves boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN people.by_themselves IS 'Whether they have entered their birth themselves';
      CREATE TABLE invitations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        sealed_invitation text NOT NULL,
        sealed_under text,
        person_id uuid UNIQUE REFERENCES people ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      COMMENT ON TABLE invitations IS 'Links by which friends of members enter their own births';
      COMMENT ON COLUMN invitations.sealed_invitation IS 'Who asks, whom, and who they are to each other';
      COMMENT ON COLUMN invitations.person_id IS 'Who has entered their birth by it: with them it ends';
      CREATE INDEX invitations_of_member ON invitations (user_id);
      CREATE INDEX invitations_sealed_under ON invitations (sealed_under);
      CREATE INDEX invitations_unused ON invitations (expires_at) WHERE person_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invitations;
      ALTER TABLE people DROP COLUMN by_themselves;
    `);
  }
}
