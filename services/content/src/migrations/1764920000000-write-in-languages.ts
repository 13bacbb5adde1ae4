import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal is told in several languages; what was there is English. */
export class WriteInLanguages1764920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_posts
        ADD COLUMN language text NOT NULL DEFAULT 'en'
          CONSTRAINT blog_posts_language_check CHECK (language IN ('en', 'hi')),
        ADD COLUMN work_id uuid;
      COMMENT ON COLUMN blog_posts.work_id IS
        'Shared by the posts that tell the same in several languages; null where there is one';
      ALTER TABLE blog_generations
        ADD COLUMN language text NOT NULL DEFAULT 'en'
          CONSTRAINT blog_generations_language_check CHECK (language IN ('en', 'hi')),
        ADD COLUMN work_id uuid;
      COMMENT ON COLUMN blog_generations.work_id IS
        'Shared by those that were asked for together, and by the posts that come of them';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_generations DROP COLUMN language, DROP COLUMN work_id;
      ALTER TABLE blog_posts DROP COLUMN language, DROP COLUMN work_id;
    `);
  }
}
