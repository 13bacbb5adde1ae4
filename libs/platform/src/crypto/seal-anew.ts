import type { DataSource } from 'typeorm';
import type { SealedValues } from './sealed-values';

/** Rows that are read, sealed and written at a time. */
const BATCH = 100;

/** A table some of whose columns are sealed; `sealed_under` names the secret of each row. */
export interface SealedTable {
  table: string;
  /** The column that tells rows apart, and its type. */
  key: { column: string; type: 'uuid' | 'bigint' };
  /** The column whose value binds a sealed value to its row; the key where there is none. */
  bound?: string;
  columns: Readonly<Record<string, 'text' | 'jsonb'>>;
}

interface Row {
  key: string;
  bound: string;
  version: string;
  values: Record<string, unknown>;
}

/** Where a sealed value belongs to. */
export function placeOf(
  { table }: Pick<SealedTable, 'table'>,
  column: string,
  row: string,
): string {
  return `${table}.${column}/${row}`;
}

/** A value of a sealed column as it was told; what is empty is never sealed. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/**
 * Seals under the newest secret what lies open, or under another one, row by row from the first to
 * the last. A row that somebody changes meanwhile, and one that does not open, is left for the next
 * time.
 *
 * @returns how many rows were sealed, and how many were left
 */
export async function sealAnew(
  database: DataSource,
  values: SealedValues,
  table: SealedTable,
): Promise<{ sealed: number; left: number }> {
  const outcome = { sealed: 0, left: 0 };
  if (!(await holdsOthers(database, values, table))) return outcome;
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await nextRows(database, values, table, after);
    for (const row of rows) {
      const isSealed = await sealRow(database, values, table, row);
      outcome[isSealed ? 'sealed' : 'left'] += 1;
    }
    if (rows.length < BATCH) return outcome;
    after = rows.at(-1)!.key;
  }
}

/** Each part is answered by the index of `sealed_under`, however long the table. */
async function holdsOthers(
  database: DataSource,
  { current }: SealedValues,
  { table }: SealedTable,
): Promise<boolean> {
  const [{ others }] = await database.query(
    `SELECT EXISTS (SELECT FROM ${table} WHERE sealed_under IS NULL)
         OR EXISTS (SELECT FROM ${table} WHERE sealed_under < $1)
         OR EXISTS (SELECT FROM ${table} WHERE sealed_under > $1) AS others`,
    [current],
  );
  return others;
}

function nextRows(
  database: DataSource,
  { current }: SealedValues,
  { table, key, bound = key.column, columns }: SealedTable,
  after: string | null,
): Promise<Row[]> {
  const pairs = Object.keys(columns).map((column) => `'${column}', ${column}`);
  return database.query(
    `SELECT ${key.column}::text AS key, ${bound}::text AS bound, xmin::text AS version,
            jsonb_build_object(${pairs.join(', ')}) AS values
     FROM ${table}
     WHERE sealed_under IS DISTINCT FROM $1
       AND ($2::${key.type} IS NULL OR ${key.column} > $2::${key.type})
     ORDER BY ${key.column} LIMIT ${BATCH}`,
    [current, after],
  );
}

async function sealRow(
  database: DataSource,
  values: SealedValues,
  table: SealedTable,
  row: Row,
): Promise<boolean> {
  const columns = Object.entries(table.columns);
  const sealed = sealedValues(values, table, row);
  if (!sealed) return false;
  const [, count] = (await database.query(
    `UPDATE ${table.table}
     SET sealed_under = $3, ${columns.map(([column], index) => `${column} = $${index + 4}`).join(', ')}
     WHERE ${table.key.column} = $1 AND xmin = $2::xid`,
    [row.key, row.version, values.current, ...sealed],
  )) as [unknown[], number];
  return count === 1;
}

function sealedValues(values: SealedValues, table: SealedTable, row: Row): unknown[] | undefined {
  try {
    return Object.entries(table.columns).map(([column, type]) => {
      const place = placeOf(table, column, row.bound);
      const opened = values.open(row.values[column], place);
      if (isEmptyValue(opened)) return opened ?? null;
      const sealed = values.seal(opened, place);
      return type === 'jsonb' ? JSON.stringify(sealed) : sealed;
    });
  } catch {
    return undefined;
  }
}
