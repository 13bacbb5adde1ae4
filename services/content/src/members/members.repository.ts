import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class MembersRepository {
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
