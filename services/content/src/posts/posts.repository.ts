import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { BlogPostEntity } from './blog-post.entity';
import { CARD_COLUMNS, POST_COLUMNS, type CardRow, type PostRow } from './post.columns';

/** A place in the list of published posts. */
export interface PostPlace {
  publishedAt: string;
  id: string;
}

/** Posts on the same subjects are looked for among so many of the newest that share one. */
const MAX_KINDRED = 300;

/** Reads what is published. */
@Injectable()
export class PostsRepository {
  constructor(
    @InjectRepository(BlogPostEntity) private readonly posts: Repository<BlogPostEntity>,
  ) {}

  /** Posts behind a place, newest first. */
  page(tag: string | null, after: PostPlace | null, limit: number): Promise<CardRow[]> {
    return this.posts.query(
      `SELECT ${CARD_COLUMNS} FROM blog_posts AS post
       WHERE post.status = 'published'
         AND ($1::text IS NULL OR post.tags @> ARRAY[$1])
         AND ($2::timestamptz IS NULL OR (post.published_at, post.id) < ($2, $3::uuid))
       ORDER BY post.published_at DESC, post.id DESC
       LIMIT $4`,
      [tag, after?.publishedAt ?? null, after?.id ?? null, limit],
    );
  }

  async findPublished(slug: string): Promise<PostRow | undefined> {
    const [row]: PostRow[] = await this.posts.query(
      `SELECT ${POST_COLUMNS} FROM blog_posts AS post
       WHERE post.slug = $1 AND post.status = 'published'`,
      [slug],
    );
    return row;
  }

  /** The most used tags of published posts. */
  topTags(limit: number): Promise<{ tag: string; count: number }[]> {
    return this.posts.query(
      `SELECT tag, count(*)::integer AS count
       FROM blog_posts AS post, unnest(post.tags) AS tag
       WHERE post.status = 'published'
       GROUP BY tag ORDER BY count DESC, tag LIMIT $1`,
      [limit],
    );
  }

  /**
   * Posts on a post's subjects: first those that have all of its tags, then
   * those that share the most; of equals the newest.
   */
  related(id: string, tags: readonly string[], limit: number): Promise<CardRow[]> {
    return this.posts.query(
      `WITH near AS (
         (SELECT id FROM blog_posts
          WHERE status = 'published' AND id <> $1 AND tags @> $2::text[]
          ORDER BY published_at DESC, id DESC LIMIT $3)
         UNION
         (SELECT id FROM blog_posts
          WHERE status = 'published' AND id <> $1 AND tags && $2::text[]
          ORDER BY published_at DESC, id DESC LIMIT ${MAX_KINDRED})
       )
       SELECT ${CARD_COLUMNS} FROM near JOIN blog_posts AS post USING (id)
       ORDER BY post.tags @> $2::text[] DESC,
         (SELECT count(*) FROM unnest(post.tags) AS tag WHERE tag = ANY($2::text[])) DESC,
         post.published_at DESC, post.id DESC
       LIMIT $3`,
      [id, tags, limit],
    );
  }

  /** Addresses behind a slug, in the order of slugs. */
  addresses(after: string, limit: number): Promise<Pick<BlogPostEntity, 'slug' | 'updatedAt'>[]> {
    return this.posts.find({
      select: { slug: true, updatedAt: true },
      where: { status: 'published', slug: MoreThan(after) },
      order: { slug: 'ASC' },
      take: limit,
    });
  }
}
