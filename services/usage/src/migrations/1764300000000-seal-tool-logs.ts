import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealToolLogs1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tool_logs ADD COLUMN sealed_under text;
      COMMENT ON COLUMN tool_logs.sealed_under IS
        'The secret under which input_data and response_text are sealed; null while they lie open';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tool_logs DROP COLUMN sealed_under;
    `);
  }
}
