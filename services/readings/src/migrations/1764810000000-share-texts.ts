import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the table of a model's texts that are one for everybody who asks the same on one day. */
export class ShareTexts1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shared_texts (
        key text PRIMARY KEY,
        content text NOT NULL,
        model text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE shared_texts IS
        'Texts of a model that are one for everybody who asks the same on one day; nobody is named in them';
      CREATE INDEX shared_texts_by_age ON shared_texts (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shared_texts');
  }
}
