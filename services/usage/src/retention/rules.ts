import { KEPT_DAYS } from '@cosmic/contracts/retention';
import { PROCESSED_EVENTS, type RetentionRule } from '@cosmic/platform/retention/retention-rule';

/** How long the usage service keeps what it keeps; what it counts by day is of nobody and stays. */
export const RETENTION: readonly RetentionRule[] = [
  PROCESSED_EVENTS,
  {
    table: 'tool_logs',
    since: 'created_at',
    days: KEPT_DAYS.supportCopies,
    months: 'usage.keep_tool_log_months',
    why: 'It is a second copy of what was asked and told, for finding out what went wrong.',
  },
];
