import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseLunarNodes1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles ADD COLUMN lunar_node text NOT NULL DEFAULT 'true'
        CONSTRAINT profiles_lunar_node_check CHECK (lunar_node IN ('true', 'mean'));
      COMMENT ON COLUMN profiles.lunar_node IS
        'How the nodes of the Moon are reckoned in the readings of this member';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles DROP COLUMN lunar_node');
  }
}
