import type { QueryRunner } from 'typeorm';

/**
 * Makes an index while its table is in use; for a migration without a transaction, and part of such
 * migrations, so never edited. One that broke off in an earlier try has its name and is of no use:
 * it is dropped before.
 *
 * @param name  with its schema
 * @param on  the table with its schema, what is indexed, and which rows
 */
export async function indexConcurrently(
  runner: QueryRunner,
  name: string,
  on: string,
): Promise<void> {
  const broken: unknown[] = await runner.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  if (broken.length > 0) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  const [, unqualified] = name.split('.');
  await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${unqualified} ON ${on}`);
}
