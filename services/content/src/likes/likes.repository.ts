import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class LikesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores or takes back a reader's like and counts it, both or neither.
   *
   * @returns the post's likes; null where there is no such published post
   */
  async set(slug: string, reader: string, liked: boolean): Promise<number | null> {
    return this.database.transaction(async (transaction) => {
      const [post]: { id: string }[] = await transaction.query(
        `SELECT id FROM blog_posts WHERE slug = $1 AND status = 'published'`,
        [slug],
      );
      if (!post) return null;
      const changed: unknown = liked
        ? await transaction.query(
            `INSERT INTO post_likes (post_id, reader) VALUES ($1, $2)
             ON CONFLICT DO NOTHING RETURNING post_id`,
            [post.id, reader],
          )
        : await transaction.query(
            `WITH gone AS (DELETE FROM post_likes WHERE post_id = $1 AND reader = $2 RETURNING 1)
             SELECT * FROM gone`,
            [post.id, reader],
          );
      const change = (changed as unknown[]).length * (liked ? 1 : -1);
      if (change !== 0) {
        await transaction.query('UPDATE blog_posts SET likes = likes + $2 WHERE id = $1', [
          post.id,
          change,
        ]);
      }
      const [row]: { likes: number }[] = await transaction.query(
        'SELECT likes FROM blog_posts WHERE id = $1',
        [post.id],
      );
      return row?.likes ?? null;
    });
  }
}
