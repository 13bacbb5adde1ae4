import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SendAwaitedLettersFirst1764110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX mails_in_turn ON mails ((kind = 'reminder'), due_at);
      COMMENT ON INDEX mails_in_turn IS 'Somebody waits for any other letter';
      DROP INDEX mails_due;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX mails_due ON mails (due_at);
      DROP INDEX mails_in_turn;
    `);
  }
}
