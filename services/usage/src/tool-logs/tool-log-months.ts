import type { MonthlyTable } from '@cosmic/platform/retention/keep-months.sql';

/** By what the log of readings is parted; migrations are made of it, so it is never edited. */
export const TOOL_LOG_MONTHS: MonthlyTable = {
  schema: 'usage',
  table: 'tool_logs',
  since: 'created_at',
  keeper: 'keep_tool_log_months',
};
