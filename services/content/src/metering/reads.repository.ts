import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class ReadsRepository {
  /** Whether there is such a published post, and whether the reader likes it. */
  async look(
    transaction: EntityManager,
    reader: string,
    postId: string,
  ): Promise<{ found: boolean; liked: boolean }> {
    const [row]: { liked: boolean }[] = await transaction.query(
      `SELECT EXISTS (SELECT FROM post_likes WHERE post_id = id AND reader = $2) AS liked
       FROM blog_posts WHERE id = $1 AND status = 'published'`,
      [postId, reader],
    );
    return { found: row !== undefined, liked: row?.liked ?? false };
  }

  /** Lets the reader's other articles wait, so that two at once are counted one after the other. */
  async oneAtATime(transaction: EntityManager, reader: string): Promise<void> {
    await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [reader]);
  }

  /** The articles a reader opened in a month, and whether this one is among them. */
  async month(
    transaction: EntityManager,
    reader: string,
    month: string,
    postId: string,
  ): Promise<{ opened: number; again: boolean }> {
    const [row]: { opened: number; again: boolean }[] = await transaction.query(
      `SELECT count(*)::integer AS opened, coalesce(bool_or(post_id = $3), false) AS again
       FROM article_reads WHERE reader = $1 AND month = $2`,
      [reader, month, postId],
    );
    return row!;
  }

  /** Counts an article for a reader's month and a view for the article. */
  async record(
    transaction: EntityManager,
    reader: string,
    month: string,
    postId: string,
  ): Promise<void> {
    const added: unknown[] = await transaction.query(
      `INSERT INTO article_reads (reader, month, post_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING post_id`,
      [reader, month, postId],
    );
    if (added.length === 0) return;
    await transaction.query('UPDATE blog_posts SET views = views + 1 WHERE id = $1', [postId]);
  }
}
