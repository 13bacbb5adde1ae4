import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EraseMembers1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_members (
        user_id uuid PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE erased_members IS
        'Members of whom nothing is written down any more, though events of theirs may still come';
      CREATE INDEX tool_logs_of_member ON tool_logs (user_id, id) WHERE user_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX tool_logs_of_member; DROP TABLE erased_members');
  }
}
