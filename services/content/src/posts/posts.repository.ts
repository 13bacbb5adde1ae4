import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PostQuery, Translation } from '@cosmic/contracts/blog/blog';
import type { Language } from '@cosmic/contracts/language';
import { BlogPostEntity } from './blog-post.entity';
import {
  CARD_COLUMNS,
  POST_COLUMNS,
  TOLD_IN,
  TRANSLATIONS,
  type CardRow,
  type PostRow,
} from './post.columns';

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

  /** Posts of a language behind a place, newest first. */
  page(
    { language, without, tag }: Pick<PostQuery, 'language' | 'without' | 'tag'>,
    after: PostPlace | null,
    limit: number,
  ): Promise<CardRow[]> {
    return this.posts.query(
      `SELECT ${CARD_COLUMNS} FROM blog_posts AS post
       WHERE post.status = 'published' AND post.language = $5
         AND ($6::text IS NULL OR $6 <> ALL (${TOLD_IN}))
         AND ($1::text IS NULL OR post.tags @> ARRAY[$1])
         AND ($2::timestamptz IS NULL OR (post.published_at, post.id) < ($2, $3::uuid))
       ORDER BY post.published_at DESC, post.id DESC
       LIMIT $4`,
      [
        tag?.toLowerCase() ?? null,
        after?.publishedAt ?? null,
        after?.id ?? null,
        limit,
        language,
        without ?? null,
      ],
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

  /** The most used tags of a language's published posts. */
  topTags(language: Language, limit: number): Promise<{ tag: string; count: number }[]> {
    return this.posts.query(
      `SELECT tag, count(*)::integer AS count
       FROM blog_posts AS post, unnest(post.tags) AS tag
       WHERE post.status = 'published' AND post.language = $2
       GROUP BY tag ORDER BY count DESC, tag LIMIT $1`,
      [limit, language],
    );
  }

  /**
   * Posts on a post's subjects in its language: first those that have all of its tags, then
   * those that share the most; of equals the newest.
   */
  related(
    { id, tags, language }: Pick<PostRow, 'id' | 'tags' | 'language'>,
    limit: number,
  ): Promise<CardRow[]> {
    return this.posts.query(
      `WITH near AS (
         (SELECT id FROM blog_posts
          WHERE status = 'published' AND language = $4 AND id <> $1 AND tags @> $2::text[]
          ORDER BY published_at DESC, id DESC LIMIT $3)
         UNION
         (SELECT id FROM blog_posts
          WHERE status = 'published' AND language = $4 AND id <> $1 AND tags && $2::text[]
          ORDER BY published_at DESC, id DESC LIMIT ${MAX_KINDRED})
       )
       SELECT ${CARD_COLUMNS} FROM near JOIN blog_posts AS post USING (id)
       ORDER BY post.tags @> $2::text[] DESC,
         (SELECT count(*) FROM unnest(post.tags) AS tag WHERE tag = ANY($2::text[])) DESC,
         post.published_at DESC, post.id DESC
       LIMIT $3`,
      [id, tags, limit, language],
    );
  }

  /** Addresses of a language behind a slug, in the order of slugs. */
  addresses(
    language: Language,
    after: string,
    limit: number,
  ): Promise<{ slug: string; updatedAt: Date; translations: Translation[] }[]> {
    return this.posts.query(
      `SELECT post.slug, post.updated_at AS "updatedAt", ${TRANSLATIONS} AS translations
       FROM blog_posts AS post
       WHERE post.status = 'published' AND post.language = $1 AND post.slug > $2
       ORDER BY post.slug LIMIT $3`,
      [language, after, limit],
    );
  }
}
