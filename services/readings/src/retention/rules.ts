import { KEPT_DAYS } from '@cosmic/contracts/retention';
import { PROCESSED_EVENTS, type RetentionRule } from '@cosmic/platform/retention/retention-rule';

/** How long the readings service keeps what it keeps. */
export const RETENTION: readonly RetentionRule[] = [
  PROCESSED_EVENTS,
  {
    table: 'user_access_logs',
    since: 'access_date',
    days: KEPT_DAYS.dailyCounts,
    months: 'readings.keep_access_log_months',
    why: 'It counts what was asked for on a day, and only today is ever looked up.',
  },
  {
    table: 'generations',
    since: 'created_at',
    days: KEPT_DAYS.guestReadings,
    only: `each.actor_kind = 'guest' AND each.status IN ('completed', 'failed')`,
    why: 'A guest is known by a cookie and keeps nothing; who signs up meanwhile takes them along.',
  },
  {
    table: 'kept_days',
    since: 'created_at',
    days: KEPT_DAYS.guestReadings,
    only: `each.actor_kind = 'guest'`,
    why: 'As with their readings; and what they wrote is nobody’s any more once the cookie is gone.',
  },
];
