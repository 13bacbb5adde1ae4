import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text that a browser sent is not shown under the site's name: what was shared without its generation ends. */
export class ShareOwnWords1764510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM shared_readings AS shared
      WHERE NOT EXISTS (
        SELECT FROM generations AS generation
        WHERE generation.id = shared.reading_id AND generation.actor_kind = 'member'
          AND generation.actor_id = shared.user_id AND generation.status = 'completed'
      )
    `);
  }

  /** A link that has ended does not come back. */
  async down(): Promise<void> {}
}
