import type { ErrorCode } from '@cosmic/contracts/errors';
import { toolBySlugOrReadingType } from '@cosmic/tools/catalogue/catalogue';
import type { Tool } from '@cosmic/tools/tool';

/**
 * Runs a generation may take in all. Covers the retries of its job and what the
 * job's own count does not see: workers that were killed while they had it.
 */
export const MAX_RUNS = 6;

/** Runs of one job before its failure is final. */
export const JOB_ATTEMPTS = 3;

/** Which message a tool shows when its reading could not be written. */
export function failureCodeOf(toolType: string): ErrorCode {
  const tool: Tool | undefined = toolBySlugOrReadingType(toolType);
  return tool?.failure ?? 'generation_failed';
}

/** @returns whether this run is one more than a generation may take. */
export function hasRunOutOfRuns(attempt: number): boolean {
  return attempt > MAX_RUNS;
}
