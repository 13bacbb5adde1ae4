import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the indexes that databases lack which ran OrderSearch in its first form, and drops one that
 * another index begins with.
 */
export class IndexHeadings1764520000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await dropUnfinished(runner);
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS published_headings
       ON content.blog_posts (published_at DESC, id DESC) INCLUDE (heading)
       WHERE status = 'published'`,
    );
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS posts_by_heading
       ON content.blog_posts USING gin (heading)`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS content.published_posts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS published_posts
       ON content.blog_posts (published_at DESC, id DESC) WHERE status = 'published'`,
    );
  }
}

/** What an earlier try left behind: an index that broke off has its name and is of no use. */
async function dropUnfinished(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     WHERE NOT indisvalid AND indrelid = 'content.blog_posts'::regclass`,
  )) as { name: string }[];
  for (const { name } of rows) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
}
