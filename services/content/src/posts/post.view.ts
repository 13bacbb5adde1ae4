import type { EditedPost, LatestPost, Post, PostCard } from '@cosmic/contracts/blog';
import { excerptOf } from './post.rules';
import type { CardRow, PostRow } from './post.row';

/** A published post for a list. */
export function cardOf(row: CardRow): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: excerptOf(row.meta_description, row.opening),
    tags: row.tags,
    authorName: row.author_name,
    coverImage: coverOf(row),
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
    readTimeMinutes: row.read_time_minutes,
  };
}

/** A published post whole. */
export function postOf(row: PostRow): Post {
  return {
    ...cardOf(row),
    content: row.content,
    metaDescription: row.meta_description,
    likes: row.likes,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A published post as the home page shows it. */
export function latestOf(row: CardRow): LatestPost {
  const { id, title, excerpt, slug, coverImage, publishedAt } = cardOf(row);
  return { id, title, excerpt, slug, featuredImage: coverImage, publishedAt };
}

/** A post for its editor. */
export function editedOf(row: PostRow): EditedPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    content: row.content,
    metaDescription: row.meta_description,
    tags: row.tags,
    authorName: row.author_name,
    coverImage: coverOf(row),
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    readTimeMinutes: row.read_time_minutes,
    likes: row.likes,
    views: row.views,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The address names the version, so that it can be kept for ever. */
function coverOf({ cover_image, slug, version }: CardRow): string {
  return cover_image ?? `/blog/covers/${slug}.svg?v=${version}`;
}
