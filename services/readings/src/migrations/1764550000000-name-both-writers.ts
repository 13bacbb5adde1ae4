import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a reading say that a model began it and our authors ended it. */
export class NameBothWriters1764550000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, "'almanac', 'model', 'both'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE readings.generations SET narrator = 'model' WHERE narrator = 'both'`,
    );
    await allow(runner, "'almanac', 'model'");
  }
}

/** The check is added unread and then validated, as a large table wants it. */
async function allow(runner: QueryRunner, narrators: string): Promise<void> {
  await runner.query(
    `ALTER TABLE readings.generations
       DROP CONSTRAINT generations_narrator_check,
       ADD CONSTRAINT generations_narrator_check CHECK (narrator IN (${narrators})) NOT VALID`,
  );
  await runner.query(
    'ALTER TABLE readings.generations VALIDATE CONSTRAINT generations_narrator_check',
  );
}
