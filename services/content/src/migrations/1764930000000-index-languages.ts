import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

/** Lists and walks are of one language: the index of headings begins with it. */
export class IndexLanguages1764930000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexConcurrently(
      runner,
      'content.published_in_language',
      `content.blog_posts (language, published_at DESC, id DESC) INCLUDE (heading)
       WHERE status = 'published'`,
    );
    const broken: unknown[] = await runner.query(
      `SELECT FROM pg_index
       WHERE indexrelid = to_regclass('content.one_post_per_language') AND NOT indisvalid`,
    );
    if (broken.length > 0) {
      await runner.query('DROP INDEX CONCURRENTLY content.one_post_per_language');
    }
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS one_post_per_language
       ON content.blog_posts (work_id, language)`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS content.published_headings');
  }

  async down(runner: QueryRunner): Promise<void> {
    await indexConcurrently(
      runner,
      'content.published_headings',
      `content.blog_posts (published_at DESC, id DESC) INCLUDE (heading)
       WHERE status = 'published'`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS content.published_in_language');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS content.one_post_per_language');
  }
}
