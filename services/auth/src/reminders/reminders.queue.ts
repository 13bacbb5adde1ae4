import type { RecurringJobOptions } from '@cosmic/platform/queue/recurring-job';

/** Looks for mornings that have come. Private to this service. Renaming strands the jobs in flight. */
export const REMINDERS_QUEUE: RecurringJobOptions = {
  name: 'reminders',
  attempts: 1,
  everyMilliseconds: 10_000,
  rowId: 'due-reminders',
};
