import { KEPT_DAYS } from '@cosmic/contracts/retention';
import { PROCESSED_EVENTS, type RetentionRule } from '@cosmic/platform/retention/retention-rule';

/** How long the content service keeps what it keeps; posts and likes stay. */
export const RETENTION: readonly RetentionRule[] = [
  PROCESSED_EVENTS,
  {
    table: 'article_reads',
    since: 'read_at',
    days: KEPT_DAYS.dailyCounts,
    only: `each.reader LIKE 'guest-%'`,
    why: 'Only the running month is ever counted; a member is told of all of theirs.',
  },
];
