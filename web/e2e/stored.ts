import type { World } from '@cosmic/migrate/testing/world';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { GENERATIONS } from '@cosmic/readings/sealing/sealed-tables';

interface StoredGeneration {
  content: string;
  params: object;
  facts: unknown;
  figure: unknown;
}

/** A generation's row, with what is sealed opened. */
export async function storedGeneration(world: World, id: string): Promise<StoredGeneration> {
  const [row] = await world.query<Record<string, unknown>>(
    'SELECT params, content, facts, figure FROM readings.generations WHERE id = $1',
    [id],
  );
  const secret = world.environment('readings')['READINGS_DATA_SECRET']!;
  const values = new SealedValues(new KeyRing([secret], 'readings'));
  const opened = Object.entries(row!).map(([column, value]) => [
    column,
    values.open(value, placeOf(GENERATIONS, column, id)),
  ]);
  return Object.fromEntries(opened) as StoredGeneration;
}

/** Gives a generation another id; what is sealed is bound to the old one, so it lies open then. */
export async function renameGeneration(world: World, id: string, newId: string): Promise<void> {
  const { params, content, facts, figure } = await storedGeneration(world, id);
  await world.query(
    `UPDATE readings.generations
     SET id = $2, params = $3, content = $4, facts = $5, figure = $6, sealed_under = NULL
     WHERE id = $1`,
    [
      id,
      newId,
      JSON.stringify(params),
      content,
      JSON.stringify(facts),
      figure && JSON.stringify(figure),
    ],
  );
}
