import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { PremiumMemberEntity } from '@cosmic/platform/plans/premium-member.entity';
import { BlogGenerationEntity } from '../generation/blog-generation.entity';
import { ArticleReadEntity } from '../metering/article-read.entity';
import { readerOfMember } from './reader';

/** What the journal keeps of a member. */
@Injectable()
export class MembersRepository {
  constructor(private readonly database: DataSource) {}

  /** Everything that is kept of a member, by table. */
  async rowsOf(userId: string): Promise<Record<string, unknown[]>> {
    const reader = readerOfMember(userId);
    const { manager } = this.database;
    const [likes, reads, generations, premium] = await Promise.all([
      manager.query(
        `SELECT slug, liked_at FROM post_likes JOIN blog_posts ON blog_posts.id = post_id
         WHERE reader = $1 ORDER BY liked_at`,
        [reader],
      ),
      manager.query(
        `SELECT slug, month::text, read_at FROM article_reads
         JOIN blog_posts ON blog_posts.id = post_id WHERE reader = $1 ORDER BY read_at`,
        [reader],
      ),
      manager.query(
        `SELECT topic, keywords, tone, status, created_at FROM blog_generations
         WHERE actor_id = $1 ORDER BY created_at`,
        [userId],
      ),
      manager.query(
        'SELECT is_premium, ends_at, changed_at FROM premium_members WHERE user_id = $1',
        [userId],
      ),
    ]);
    return {
      post_likes: likes,
      article_reads: reads,
      blog_generations: generations,
      premium_members: premium,
    };
  }

  /** Erases what is kept of a member; the posts that were written for them stay, as the site's. */
  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await this.eraseReaders(transaction, [readerOfMember(userId)]);
    await transaction.delete(BlogGenerationEntity, { actorId: userId });
    await transaction.delete(PremiumMemberEntity, { userId });
  }

  /** Erases what readers liked and read. */
  async eraseReaders(transaction: EntityManager, readers: readonly string[]): Promise<void> {
    await transaction.query(
      `WITH gone AS (DELETE FROM post_likes WHERE reader = ANY ($1) RETURNING post_id),
            counted AS (SELECT post_id, count(*)::integer AS count FROM gone GROUP BY post_id)
       UPDATE blog_posts SET likes = likes - counted.count
       FROM counted WHERE id = counted.post_id`,
      [readers],
    );
    await transaction.delete(ArticleReadEntity, { reader: Any(readers) });
  }

  /** Gives a reader what another one liked and read until an instant; what both did counts once. */
  async handOver(transaction: EntityManager, from: string, to: string, until: Date): Promise<void> {
    const values = [from, to, until];
    await transaction.query(
      `WITH gone AS (
         DELETE FROM post_likes AS theirs WHERE reader = $1 AND liked_at < $3
           AND EXISTS (SELECT FROM post_likes WHERE post_id = theirs.post_id AND reader = $2)
         RETURNING post_id
       )
       UPDATE blog_posts SET likes = likes - 1 WHERE id IN (SELECT post_id FROM gone)`,
      values,
    );
    await transaction.query(
      'UPDATE post_likes SET reader = $2 WHERE reader = $1 AND liked_at < $3',
      values,
    );
    await transaction.query(
      `DELETE FROM article_reads AS theirs WHERE reader = $1 AND read_at < $3
         AND EXISTS (SELECT FROM article_reads
                     WHERE reader = $2 AND month = theirs.month AND post_id = theirs.post_id)`,
      values,
    );
    await transaction.query(
      'UPDATE article_reads SET reader = $2 WHERE reader = $1 AND read_at < $3',
      values,
    );
  }
}
