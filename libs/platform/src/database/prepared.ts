import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Runs a statement that PostgreSQL keeps the plan of, where `DataSource.query` has it planned anew each
 * time. For statements that are asked often and whose best plan does not depend on their values.
 */
export async function runPrepared<Row extends object>(
  database: DataSource,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const pool = (database.driver as unknown as { master: Pool }).master;
  const name = createHash('sha1').update(text).digest('base64url');
  return (await pool.query<Row>({ name, text, values })).rows;
}
