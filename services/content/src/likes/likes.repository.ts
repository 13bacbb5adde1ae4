import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class LikesRepository {
  /** The id of a published post; undefined where there is none. */
  async findPost(transaction: EntityManager, slug: string): Promise<string | undefined> {
    const [post]: { id: string }[] = await transaction.query(
      `SELECT id FROM blog_posts WHERE slug = $1 AND status = 'published'`,
      [slug],
    );
    return post?.id;
  }

  /** Stores or takes back a reader's like. @returns by how many the post's likes change */
  async set(
    transaction: EntityManager,
    postId: string,
    reader: string,
    liked: boolean,
  ): Promise<number> {
    const changed: unknown[] = liked
      ? await transaction.query(
          `INSERT INTO post_likes (post_id, reader) VALUES ($1, $2)
           ON CONFLICT DO NOTHING RETURNING post_id`,
          [postId, reader],
        )
      : await transaction.query(
          `WITH gone AS (DELETE FROM post_likes WHERE post_id = $1 AND reader = $2 RETURNING 1)
           SELECT * FROM gone`,
          [postId, reader],
        );
    return changed.length * (liked ? 1 : -1);
  }

  /** Counts what has changed. @returns the post's likes; undefined where it is gone */
  async count(
    transaction: EntityManager,
    postId: string,
    change: number,
  ): Promise<number | undefined> {
    if (change !== 0) {
      await transaction.query('UPDATE blog_posts SET likes = likes + $2 WHERE id = $1', [
        postId,
        change,
      ]);
    }
    const [row]: { likes: number }[] = await transaction.query(
      'SELECT likes FROM blog_posts WHERE id = $1',
      [postId],
    );
    return row?.likes;
  }
}
