import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

const INDEXES = {
  article_reads_of_forgotten: `content.article_reads (sha256(substr(reader, 8)::bytea)) WHERE reader LIKE 'member-%'`,
  blog_generations_of_forgotten: 'content.blog_generations (sha256(actor_id::text::bytea))',
  post_likes_of_forgotten: `content.post_likes (sha256(substr(reader, 8)::bytea)) WHERE reader LIKE 'member-%'`,
  premium_members_of_forgotten: 'content.premium_members (sha256(user_id::text::bytea))',
};

/** Leads to what came of members after they were erased. */
export class IndexForgotten1764800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await indexConcurrently(runner, `content.${name}`, on);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS content.${name}`);
    }
  }
}
