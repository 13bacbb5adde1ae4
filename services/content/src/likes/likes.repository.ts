import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlogPostEntity } from '../posts/blog-post.entity';

@Injectable()
export class LikesRepository {
  /** The id of a published post; undefined where there is none. */
  async findPost(transaction: EntityManager, slug: string): Promise<string | undefined> {
    const post = await transaction.findOne(BlogPostEntity, {
      select: { id: true },
      where: { slug, status: 'published' },
    });
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
      await transaction.increment(BlogPostEntity, { id: postId }, 'likes', change);
    }
    const post = await transaction.findOne(BlogPostEntity, {
      select: { likes: true },
      where: { id: postId },
    });
    return post?.likes;
  }
}
