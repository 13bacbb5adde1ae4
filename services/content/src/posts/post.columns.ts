import type { BlogPostEntity } from './blog-post.entity';

/** A post as lists read it. `opening` is how its text begins. */
export type CardRow = Pick<
  BlogPostEntity,
  | 'id'
  | 'slug'
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
export type PostRow = CardRow & EditedRow;

/** What a list needs of `blog_posts AS post`, in statements that look for posts by index. */
export const CARD_COLUMNS = `post.id, post.slug, post.title,
  post.meta_description AS "metaDescription", left(post.text, 200) AS opening, post.tags,
  post.author_name AS "authorName", post.cover_image AS "coverImage",
  post.published_at AS "publishedAt", post.read_time_minutes AS "readTimeMinutes", post.version`;

/** What an article needs of it. */
export const POST_COLUMNS = `${CARD_COLUMNS}, post.content, post.status, post.likes, post.views,
  post.created_at AS "createdAt", post.updated_at AS "updatedAt"`;
