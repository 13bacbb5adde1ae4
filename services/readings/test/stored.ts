import type { World } from '@cosmic/migrate/testing/world';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { placeOf, type SealedTable } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { GENERATIONS } from '@cosmic/readings/sealing/sealed-tables';
import { TOOL_LOGS } from '@cosmic/usage/tool-logs/tool-logs.repository';

/** Rows of generations as the database has them, with what is sealed opened. */
export async function storedGenerations<Row>(
  world: World,
  ids?: readonly string[],
): Promise<Row[]> {
  const rows = await world.query<Record<string, unknown>>(
    'SELECT * FROM readings.generations WHERE $1::uuid[] IS NULL OR id = ANY ($1)',
    [ids ?? null],
  );
  const ring = new KeyRing([world.environment('readings')['READINGS_DATA_SECRET']!], 'readings');
  return rows.map((row) => opened<Row>(GENERATIONS, ring, row, String(row['id'])));
}

/** The lines that usage has logged of a reading, with what is sealed opened. */
export async function storedLogs<Row>(world: World, generationId: string): Promise<Row[]> {
  const rows = await world.query<Record<string, unknown>>(
    'SELECT * FROM usage.tool_logs WHERE generation_id = $1',
    [generationId],
  );
  const ring = new KeyRing([world.environment('usage')['USAGE_DATA_SECRET']!], 'tool-logs');
  return rows.map((row) => opened<Row>(TOOL_LOGS, ring, row, generationId));
}

function opened<Row>(
  table: SealedTable,
  ring: KeyRing,
  row: Record<string, unknown>,
  bound: string,
): Row {
  const values = new SealedValues(ring);
  const columns = Object.keys(table.columns).map((column) => [
    column,
    values.open(row[column], placeOf(table, column, bound)),
  ]);
  return { ...row, ...Object.fromEntries(columns) } as Row;
}
