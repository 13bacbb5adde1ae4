import type { World } from '@cosmic/migrate/testing/world';

/** Rows by the table they lie in, `schema.table`. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** Parts of tables are not: their rows are those of the whole. */
const IS_OURS = `table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
  AND NOT (SELECT relispartition FROM pg_class
           WHERE oid = format('%I.%I', table_schema, table_name)::regclass)`;

/**
 * Every row of every table of every schema in which one of some texts stands, in any letters, in
 * whichever column, as text or as bytes.
 */
export async function rowsWith(world: World, texts: readonly string[]): Promise<Rows> {
  const tables = await world.query<{ name: string; from: string }>(
    `SELECT table_schema || '.' || table_name AS name,
            format('%I.%I', table_schema, table_name) AS from
     FROM information_schema.tables WHERE ${IS_OURS} ORDER BY 1`,
  );
  const needles = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
  const found: Rows = {};
  for (const { name, from } of tables) {
    const rows = await world.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(kept) AS row FROM ${from} AS kept
       WHERE EXISTS (SELECT FROM unnest($1::text[]) AS needle
                     WHERE strpos(lower(to_jsonb(kept)::text), lower(needle)) > 0)
       ORDER BY to_jsonb(kept)::text`,
      [needles],
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
