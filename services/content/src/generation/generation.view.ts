import { PUBLISHED_MESSAGE, type BlogGeneration } from '@cosmic/contracts/blog';
import { ERRORS } from '@cosmic/contracts/errors';
import { publishModeOf } from './generation.rules';
import type { GenerationRow } from './generation.row';

/** A post that was asked for, as the administrator may see it. */
export function viewOf(row: GenerationRow): BlogGeneration {
  const { post_slug: slug, post_title: title, post_status: status } = row;
  return {
    id: row.id,
    topic: row.topic,
    keywords: row.keywords,
    tone: row.tone,
    publish: publishModeOf(row.publish_mode, row.publish_at),
    status: row.status,
    step: row.step,
    narrator: row.narrator,
    fallbackReason: row.fallback_reason,
    post: slug && title && status ? { id: row.post_id, slug, title, status } : null,
    message: messageOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}

function messageOf({ status, post_status }: GenerationRow): string | null {
  if (status === 'failed') return ERRORS.blog_generation_failed.message;
  return status === 'completed' && post_status === 'published' ? PUBLISHED_MESSAGE : null;
}
