import type { RetentionRule } from './retention-rule';

/** A month's longest: so much older than its last day its first one may be. */
const MONTH_DAYS = 31;

interface Database {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/**
 * Has the months of a table made ahead, and those dropped whose first day may be past its age; does
 * nothing for a table that is not parted by months.
 *
 * @throws Error of PostgreSQL where a month would be kept for less than 28 days after its end
 */
export async function keepMonths(
  database: Database,
  { months, days }: RetentionRule,
): Promise<void> {
  if (months) await database.query(`SELECT ${months}($1)`, [days - MONTH_DAYS]);
}
