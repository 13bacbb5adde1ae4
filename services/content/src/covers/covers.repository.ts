import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BlogPostEntity } from '../posts/blog-post.entity';
import type { Cover } from './cover';

/** What a published post's cover shows, and the drawing that there is of it. */
export type CoverRow = Pick<BlogPostEntity, 'id' | 'title' | 'tags' | 'language' | 'version'> & {
  publishedAt: Date;
  svg: string | null;
  png: Buffer | null;
};

@Injectable()
export class CoversRepository {
  constructor(private readonly database: DataSource) {}

  /** A published post with its cover, unless that shows an older version. */
  async find(slug: string): Promise<CoverRow | undefined> {
    const [row]: CoverRow[] = await this.database.query(
      `SELECT post.id, post.title, post.tags, post.language,
         post.published_at AS "publishedAt", post.version, cover.svg, cover.png
       FROM blog_posts AS post
       LEFT JOIN post_covers AS cover ON cover.post_id = post.id AND cover.version = post.version
       WHERE post.slug = $1 AND post.status = 'published'`,
      [slug],
    );
    return row;
  }

  /** The newest published posts that have no cover at all. */
  async findUndrawn(limit: number): Promise<Omit<CoverRow, 'svg' | 'png'>[]> {
    return this.database.query(
      `SELECT id, title, tags, language, published_at AS "publishedAt", version FROM blog_posts AS post
       WHERE status = 'published'
         AND NOT EXISTS (SELECT FROM post_covers WHERE post_id = post.id)
       ORDER BY published_at DESC LIMIT $1`,
      [limit],
    );
  }

  /** Keeps a cover of a version, unless a newer one is there. */
  async keep(
    postId: string,
    version: number,
    cover: Cover,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO post_covers AS kept (post_id, version, svg, png)
       SELECT id, $2, $3, $4 FROM blog_posts WHERE id = $1
       ON CONFLICT (post_id) DO UPDATE
       SET version = excluded.version, svg = excluded.svg, png = excluded.png
       WHERE kept.version < excluded.version`,
      [postId, version, cover.svg, cover.png],
    );
  }
}
