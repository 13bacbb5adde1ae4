import type { Translation } from '@cosmic/contracts/blog/blog';
import type { BlogPostEntity } from './blog-post.entity';

/** A post as lists read it. `opening` is how its text begins. */
export type CardRow = Pick<
  BlogPostEntity,
  | 'id'
  | 'slug'
  | 'language'
  | 'title'
  | 'metaDescription'
  | 'tags'
  | 'authorName'
  | 'coverImage'
  | 'publishedAt'
  | 'readTimeMinutes'
  | 'version'
> & { opening: string };

/** A post whole, for its editor. */
export type EditedRow = Omit<CardRow, 'opening'> &
  Pick<BlogPostEntity, 'content' | 'status' | 'likes' | 'views' | 'createdAt' | 'updatedAt'>;

/** A post whole, for its readers. */
export type PostRow = CardRow & EditedRow & { translations: Translation[] };

/** What a list needs of `blog_posts AS post`, in statements that look for posts by index. */
export const CARD_COLUMNS = `post.id, post.slug, post.language, post.title,
  post.meta_description AS "metaDescription", left(post.text, 200) AS opening, post.tags,
  post.author_name AS "authorName", post.cover_image AS "coverImage",
  post.published_at AS "publishedAt", post.read_time_minutes AS "readTimeMinutes", post.version`;

/** The published posts that tell the same in other languages, as JSON, in the order of their codes. */
export const TRANSLATIONS = `(
  SELECT coalesce(json_agg(json_build_object('language', twin.language, 'slug', twin.slug)
                           ORDER BY twin.language), '[]')
  FROM blog_posts AS twin
  WHERE twin.work_id = post.work_id AND twin.id <> post.id AND twin.status = 'published'
)`;

/** What an article needs of it. */
export const POST_COLUMNS = `${CARD_COLUMNS}, post.content, post.status, post.likes, post.views,
  post.created_at AS "createdAt", post.updated_at AS "updatedAt", ${TRANSLATIONS} AS translations`;

/** The languages in which there is a published post that tells the same, itself included. */
export const TOLD_IN = `ARRAY(
  SELECT twin.language FROM blog_posts AS twin
  WHERE twin.work_id = post.work_id AND twin.status = 'published'
)`;
