import type { ErrorCode } from '@cosmic/contracts/errors';

/**
 * Runs a generation may take in all. Covers the retries of its job and what the
 * job's own count does not see: workers that were killed while they had it.
 */
export const MOST_RUNS = 6;

/** Runs of one job before its failure is final. */
export const JOB_ATTEMPTS = 3;

const FAILURE_OF_TOOL: Readonly<Record<string, ErrorCode>> = {
  horoscope: 'horoscope_failed',
  compatibility: 'compatibility_failed',
  tarot: 'tarot_failed',
  numerology: 'numerology_failed',
};

/** Which message a tool shows when its reading could not be written. */
export function failureCodeOf(toolType: string): ErrorCode {
  return FAILURE_OF_TOOL[toolType] ?? 'generation_failed';
}

/** @returns whether this run is one more than a generation may take. */
export function hasRunOutOfRuns(attempt: number): boolean {
  return attempt > MOST_RUNS;
}
