import type { EntityManager } from 'typeorm';
import {
  kindsAndIds,
  type MemberDeclarations,
  type Owners,
} from '@cosmic/platform/members/member-table';
import { PREMIUM_MEMBERS } from '@cosmic/platform/plans/premium.projection';

/** What the journal keeps of members; the posts that were written for them stay, as the site's. */
export const MEMBER_TABLES: MemberDeclarations = {
  tables: [
    {
      table: 'post_likes',
      owner: 'reader',
      holds: { kindAndId: '-' },
      exported: ['slug', 'liked_at'],
      from: 'post_likes JOIN blog_posts ON blog_posts.id = post_id',
      order: 'liked_at',
      erased: eraseLikes,
    },
    {
      table: 'article_reads',
      owner: 'reader',
      holds: { kindAndId: '-' },
      exported: ['slug', 'month::text', 'read_at'],
      from: 'article_reads JOIN blog_posts ON blog_posts.id = post_id',
      order: 'read_at',
      erased: 'rows',
    },
    {
      table: 'blog_generations',
      owner: 'actor_id',
      exported: ['topic', 'keywords', 'tone', 'status', 'created_at'],
      order: 'created_at',
      erased: 'rows',
    },
    PREMIUM_MEMBERS,
  ],
};

/** A post counts its likes. */
async function eraseLikes(transaction: EntityManager, owners: Owners): Promise<void> {
  await transaction.query(
    `WITH gone AS (DELETE FROM post_likes WHERE reader = ANY ($1) RETURNING post_id),
          counted AS (SELECT post_id, count(*)::integer AS count FROM gone GROUP BY post_id)
     UPDATE blog_posts SET likes = likes - counted.count
     FROM counted WHERE id = counted.post_id`,
    [kindsAndIds(owners, '-')],
  );
}
