import type { DataSource } from 'typeorm';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { fair, SecondConnectionError } from '@cosmic/platform/database/one-connection';
import { runPrepared } from '@cosmic/platform/database/prepared';

const ONE = 'SELECT 1 AS one';

describe('a transaction', () => {
  let world: World;
  let database: DataSource;

  beforeAll(async () => {
    world = await startWorld();
    const config = readConfig(serviceConfig, world.environment('usage'));
    // More than enough for everybody: it is not a full pool that refuses.
    database = await openDatabase('usage', { ...config, DATABASE_POOL_SIZE: 10 }, []);
  });
  afterAll(async () => {
    await database.destroy();
    await world.stop();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a statement', () => database.query(ONE)],
    ['a statement of the manager that is everywhere', () => database.manager.query(ONE)],
    ['a prepared statement', () => runPrepared(database, ONE, [])],
    ['a transaction', () => database.transaction(async () => undefined)],
    [
      'a transaction of another kind',
      () => database.manager.transaction('SERIALIZABLE', async () => undefined),
    ],
  ])('gets no second connection for %s', async (_, ask) => {
    await expect(database.transaction(() => ask())).rejects.toThrow(SecondConnectionError);
    await expect(database.transaction('SERIALIZABLE', () => ask())).rejects.toThrow(
      SecondConnectionError,
    );
    // Whoever holds none gets one.
    await ask();
  });

  it('sends what it likes on its own, savepoints included', async () => {
    const rows = await database.transaction(async (transaction) => [
      await transaction.query(ONE),
      await runPrepared(transaction, ONE, []),
      await transaction.transaction((within) => within.query(ONE)),
    ]);

    expect(rows).toEqual(Array(3).fill([{ one: 1 }]));
  });

  it('takes nothing from what it has begun and what goes on after it', async () => {
    let goOn: () => void = () => undefined;
    const later = await database.transaction(async () => ({
      rows: new Promise<void>((resolve) => (goOn = resolve)).then(() => database.query(ONE)),
    }));
    goOn();

    expect(await later.rows).toEqual([{ one: 1 }]);
  });

  it('is not the end of the process where its connection breaks before anybody listens to it', async () => {
    const client = await fair(database).pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // Not by events.once, which would be a listener to its error.
    const gone = new Promise((resolve) => void client.once('end', () => resolve(null)));

    await world.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);

    await gone;
    const failed = client.query(ONE);
    client.release();
    await expect(failed).rejects.toThrow();
    expect(await database.query(ONE)).toEqual([{ one: 1 }]);
  });

  it('gives its connection back when it is refused another', async () => {
    for (let time = 0; time < 20; time += 1) {
      await database.transaction(() => database.query(ONE)).catch(() => undefined);
    }

    expect(await database.query(ONE)).toEqual([{ one: 1 }]);
  });
});
