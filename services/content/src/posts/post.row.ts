import type { PostStatus } from '@cosmic/contracts/blog';

/** A post as lists read it. `opening` is how its text begins. */
export interface CardRow {
  id: string;
  slug: string;
  title: string;
  meta_description: string;
  opening: string;
  tags: string[];
  author_name: string;
  cover_image: string | null;
  published_at: Date | null;
  read_time_minutes: number;
  version: number;
}

/** A post whole. */
export interface PostRow extends CardRow {
  content: string;
  status: PostStatus;
  likes: number;
  views: number;
  created_at: Date;
  updated_at: Date;
}

/** What a list needs of `blog_posts AS post`. */
export const CARD_COLUMNS = `post.id, post.slug, post.title, post.meta_description,
  left(post.text, 200) AS opening, post.tags, post.author_name, post.cover_image,
  post.published_at, post.read_time_minutes, post.version`;

/** What an article needs of it. */
export const POST_COLUMNS = `${CARD_COLUMNS}, post.content, post.status, post.likes, post.views,
  post.created_at, post.updated_at`;
