import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EraseMembers1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_members (
        user_id uuid PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE erased_members IS
        'Members whose rows go as soon as any appear: events and requests of theirs may still be under way';

      CREATE TABLE member_preferences (
        user_id uuid PRIMARY KEY,
        model_off boolean NOT NULL,
        changed_at timestamptz NOT NULL
      );
      COMMENT ON TABLE member_preferences IS 'Copy of what auth published of each profile';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_preferences, erased_members');
  }
}
