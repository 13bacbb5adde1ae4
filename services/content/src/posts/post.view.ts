import type { LatestPost, Post, PostCard } from '@cosmic/contracts/blog/blog';
import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';
import { excerptOf } from './post.rules';
import type { CardRow, EditedRow, PostRow } from './post.columns';

/** A published post for a list. */
export function cardOf(row: CardRow): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    language: row.language,
    title: row.title,
    excerpt: excerptOf(row.metaDescription, row.opening),
    tags: row.tags,
    authorName: row.authorName,
    coverImage: coverOf(row),
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    readTimeMinutes: row.readTimeMinutes,
  };
}

/** A published post whole. */
export function postOf(row: PostRow): Post {
  return {
    ...cardOf(row),
    content: row.content,
    metaDescription: row.metaDescription,
    likes: row.likes,
    translations: row.translations,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A published post as the home page shows it. */
export function latestOf(row: CardRow): LatestPost {
  const { id, title, excerpt, slug, language, coverImage, publishedAt } = cardOf(row);
  return { id, title, excerpt, slug, language, featuredImage: coverImage, publishedAt };
}

/** A post for its editor, with what it lacks. */
export function editedOf(row: EditedRow, lacks: EditedPost['lacks']): EditedPost {
  return {
    id: row.id,
    slug: row.slug,
    language: row.language,
    title: row.title,
    content: row.content,
    metaDescription: row.metaDescription,
    tags: row.tags,
    authorName: row.authorName,
    coverImage: coverOf(row),
    status: row.status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    readTimeMinutes: row.readTimeMinutes,
    likes: row.likes,
    views: row.views,
    lacks,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The address names the version, so that it can be kept for ever. */
function coverOf({ coverImage, slug, version }: EditedRow | CardRow): string {
  return coverImage ?? `/blog/covers/${slug}.svg?v=${version}`;
}
