import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { fair } from './one-connection';

/**
 * Runs a statement that PostgreSQL keeps the plan of, where `query` has it planned anew each time. For
 * statements that are asked often and whose best plan does not depend on their values.
 * A pooler that gives each transaction another connection may not know by name what was prepared on
 * one: `DATABASE_PREPARED_STATEMENTS=off` has them planned each time, too.
 *
 * @param where  a transaction, or the database for a statement by itself
 */
export async function runPrepared<Row extends object>(
  where: DataSource | EntityManager,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const database = where instanceof DataSource ? where : where.dataSource;
  const named = fair(database).keepsPlans ? { name: nameOf(text) } : {};
  return (await (await driverOf(where)).query<Row>({ ...named, text, values })).rows;
}

/**
 * Ids that are a parameter of a prepared statement, for `= ANY (…)`. As a subquery: PostgreSQL plans
 * anew for an array that it can count, and for every part of a table then.
 *
 * @param parameter  its name, like `$1`
 */
export function idsIn(parameter: string): string {
  return `ARRAY(SELECT unnest(${parameter}::uuid[]))`;
}

/** The names of statements, of which there are as many as are written down in the code. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

async function driverOf(where: DataSource | EntityManager): Promise<Pool | PoolClient> {
  const database = where instanceof DataSource ? where : where.dataSource;
  const runner = where instanceof DataSource ? undefined : where.queryRunner;
  if (runner) return (await runner.connect()) as PoolClient;
  return fair(database).pool;
}
