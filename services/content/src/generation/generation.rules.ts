import type { BlogRequestBody, PublishMode } from '@cosmic/contracts/blog/blog-admin';

/** Runs of a job by the queue, the first included. */
export const JOB_ATTEMPTS = 3;

/** Runs of a row altogether, those included that a killed worker left behind. */
const MAX_RUNS = 10;

/** Keywords as they were typed, parted by commas. */
export function keywordsOf(typed: string): string[] {
  return typed
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}

/** When a post is to be out, as its row keeps it. */
export function publishColumns(publish: BlogRequestBody['publish']): {
  mode: 'now' | 'draft' | 'at';
  at: Date | null;
} {
  return typeof publish === 'string'
    ? { mode: publish, at: null }
    : { mode: 'at', at: new Date(publish.at) };
}

/** The same as it was asked for. */
export function publishModeOf(mode: 'now' | 'draft' | 'at', at: Date | null): PublishMode {
  return mode === 'at' && at ? { at: at.toISOString() } : mode === 'draft' ? 'draft' : 'now';
}

/** Whether a row has been begun so often that something about it must be wrong. */
export function hasRunOutOfRuns(attempt: number, attemptsBefore: number): boolean {
  return attempt - attemptsBefore > MAX_RUNS;
}

/** What becomes of a finished post now. One whose time has passed bears that time all the same. */
export function outcomeOf(
  mode: 'now' | 'draft' | 'at',
  at: Date | null,
  now: Date,
): { status: 'draft' | 'scheduled' | 'published'; publishedAt: Date | null } {
  if (mode === 'draft') return { status: 'draft', publishedAt: null };
  if (at && at > now) return { status: 'scheduled', publishedAt: at };
  return { status: 'published', publishedAt: at ?? now };
}
