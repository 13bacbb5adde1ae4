import { PUBLISHED_MESSAGE, type BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { ERRORS } from '@cosmic/contracts/errors';
import { publishModeOf } from './generation.rules';
import type { BlogGenerationEntity } from './blog-generation.entity';

/** A post that was asked for, as the administrator may see it. */
export function viewOf(row: BlogGenerationEntity): BlogGeneration {
  const { post } = row;
  return {
    id: row.id,
    topic: row.topic,
    keywords: row.keywords,
    language: row.language,
    tone: row.tone,
    publish: publishModeOf(row.publishMode, row.publishAt),
    status: row.status,
    step: row.step,
    narrator: row.narrator,
    fallbackReason: row.fallbackReason,
    post: post && { id: post.id, slug: post.slug, title: post.title, status: post.status },
    message: messageOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

function messageOf({ status, post }: BlogGenerationEntity): string | null {
  if (status === 'failed') return ERRORS.blog_generation_failed.message;
  return status === 'completed' && post?.status === 'published' ? PUBLISHED_MESSAGE : null;
}
