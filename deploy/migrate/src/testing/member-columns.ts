import type { DataSource } from 'typeorm';
import { schemaOf } from '@cosmic/platform/database/database';
import {
  markOfRow,
  type MemberDeclarations,
  type MemberTable,
} from '@cosmic/platform/members/member-table';

/** What columns about a person are called. */
const ABOUT_A_PERSON =
  /(^|_)(user|member|actor|guest|reader|owner|account|person|customer)s?(_|$)|mail(_|$)(?!tokens)|password|full_name|phone|birth|avatar|zone$|secret/;

/** Tables of events and counts that hold no such column, and the migrator's own. */
const OF_THE_PLATFORM = [
  'migrations',
  'outbox',
  'processed_events',
  'rate_limits',
  'forgotten_members',
];

interface Column {
  table: string;
  column: string;
}

/**
 * Where a service's migrated schema and its declarations of member data differ, a line each: a column
 * about a person that no declaration names, a declaration of what is not there, an erasure that the
 * foreign keys do not do, and a table where what comes late could not be found.
 */
export async function undeclared(
  database: DataSource,
  { tables, others = {} }: MemberDeclarations,
): Promise<string[]> {
  const columns = await columnsOf(database);
  const cascades = await cascadesOf(database);
  const indexes = await indexesOf(database);
  const declared = new Map(tables.map((table) => [table.table, table]));
  const faults = columns
    .filter(({ column }) => ABOUT_A_PERSON.test(column))
    .filter(({ table, column }) => {
      const declaration = declared.get(table);
      return !(`${table}.${column}` in others || (declaration && names(declaration, column)));
    })
    .map(({ table, column }) => `no declaration names ${table}.${column}`);
  for (const table of tables) {
    const { owner, erased } = table;
    if (!columns.some((one) => one.table === table.table && one.column === owner)) {
      faults.push(`there is no ${table.table}.${owner}`);
    }
    if (typeof erased === 'object' && 'with' in erased) {
      if (!reaches(cascades, table.table, erased.with)) {
        faults.push(`no foreign key erases ${table.table} with ${erased.with}`);
      }
    } else if (typeof erased !== 'object' && schemaOf(database) !== 'auth') {
      const { mark, where } = markOfRow(table);
      const wanted = plain(mark + (where ?? ''));
      if (!indexes.some((one) => one.table === table.table && plain(one.on) === wanted)) {
        const which = where ? ` WHERE ${where}` : '';
        faults.push(
          `its migration needs CREATE INDEX ${table.table}_of_forgotten ON ${table.table} (${mark})${which}`,
        );
      }
    }
  }
  return faults.sort();
}

function names({ owner, exported, withheld = {}, holds }: MemberTable, column: string): boolean {
  if (column === owner || column in withheld) return true;
  if (holds === 'actor' && column === 'actor_kind') return true;
  if (typeof exported === 'function') return true;
  return exported.some((one) => one === '*' || one.split(/::| AS /)[0] === column);
}

function columnsOf(database: DataSource): Promise<Column[]> {
  return database.query(
    `SELECT class.relname AS table, attname AS column
     FROM pg_class AS class JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relnamespace = $1::text::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL ($2)
     ORDER BY relname, attnum`,
    [schemaOf(database), OF_THE_PLATFORM],
  );
}

/** Which tables lose rows with which others. */
function cascadesOf(database: DataSource): Promise<{ table: string; with: string }[]> {
  return database.query(
    `SELECT child.relname AS table, parent.relname AS with
     FROM pg_constraint JOIN pg_class AS child ON child.oid = conrelid
     JOIN pg_class AS parent ON parent.oid = confrelid
     WHERE contype = 'f' AND confdeltype = 'c' AND connamespace = $1::text::regnamespace`,
    [schemaOf(database)],
  );
}

function reaches(
  cascades: readonly { table: string; with: string }[],
  from: string,
  to: string,
): boolean {
  return cascades.some(
    (one) => one.table === from && (one.with === to || reaches(cascades, one.with, to)),
  );
}

/** What each index is on, and of which rows. */
function indexesOf(database: DataSource): Promise<{ table: string; on: string }[]> {
  return database.query(
    `SELECT indrelid::regclass::text AS table,
            concat(pg_get_indexdef(indexrelid, 1, true), pg_get_expr(indpred, indrelid, true)) AS on
     FROM pg_index JOIN pg_class AS class ON class.oid = indrelid
     WHERE relnamespace = $1::text::regnamespace AND indexprs IS NOT NULL`,
    [schemaOf(database)],
  );
}

/** An expression without what PostgreSQL writes in another way. */
function plain(sql: string): string {
  return sql.replace(/~~/g, 'LIKE').replace(/::text|[\s()]/g, '');
}
