import { setTimeout as pause } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import {
  DataSource,
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
} from 'typeorm';
import { schemaOf } from '@cosmic/platform/database/database';
import type { ServiceSchema } from './schemas';

/** Longest that a migration stands in line for a table: whoever comes after it waits as well. */
const LOCK_WITHIN = '3s';
const MAX_TRIES = 20;
const BETWEEN_TRIES_MS = 3_000;
/** PostgreSQL's code for a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Begins each transaction of a migration in its schema. Set by the transaction and not by the
 * connection: a pooler refuses the one, and hands the other on to strangers.
 */
@EventSubscriber()
export class BeginsInSchema implements EntitySubscriberInterface {
  async afterTransactionStart(event: {
    dataSource: DataSource;
    manager: EntityManager;
  }): Promise<void> {
    const schema = schemaOf(event.dataSource);
    await event.manager.query(`SET LOCAL search_path = ${escapeIdentifier(schema)}`);
    await event.manager.query(`SET LOCAL lock_timeout = '${LOCK_WITHIN}'`);
    await event.manager.query('SET LOCAL statement_timeout = 0');
    const [{ current }] = await event.manager.query('SELECT current_schema() AS current');
    if (current !== schema) {
      throw new Error(`refusing to migrate ${schema}: its tables would be made in ${current}`);
    }
  }
}

/**
 * Runs what is missing of a schema's migrations, each in a transaction of its own unless it says
 * otherwise. One that can't have its tables in time steps back and is tried again.
 *
 * @returns `<schema>.<migration>` of each that ran now, in order
 */
export async function runMigrations(
  url: string,
  { name, migrations }: Pick<ServiceSchema, 'name' | 'migrations'>,
  tell: (line: string) => void,
): Promise<string[]> {
  return inSchema(url, name, migrations, async (database) => {
    const before = await recorded(database);
    for (let tries = 1; ; tries += 1) {
      try {
        await database.runMigrations({ transaction: 'each' });
        break;
      } catch (error) {
        const isInUse = (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
        if (!isInUse || tries === MAX_TRIES) throw error;
        tell(`a table of ${name} is in use; trying again (${tries} of ${MAX_TRIES})`);
        await pause(BETWEEN_TRIES_MS);
      }
    }
    const after = await recorded(database);
    return after.filter((one) => !before.includes(one)).map((one) => `${name}.${one}`);
  });
}

/** Does something in a transaction of the owner's in a schema. */
export function transactionIn<Result>(
  url: string,
  schema: string,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inSchema(url, schema, [], (database) => database.transaction(work));
}

/** The migrations that ran, in order. */
async function recorded(database: DataSource): Promise<string[]> {
  const table = `${escapeIdentifier(schemaOf(database))}.migrations`;
  const [{ found }] = await database.query('SELECT to_regclass($1) AS found', [table]);
  if (found === null) return [];
  const rows: { name: string }[] = await database.query(`SELECT name FROM ${table} ORDER BY id`);
  return rows.map(({ name }) => name);
}

async function inSchema<Result>(
  url: string,
  schema: string,
  migrations: ServiceSchema['migrations'],
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const database = await new DataSource({
    type: 'postgres',
    url,
    schema,
    applicationName: 'migrator',
    migrations: migrations as never[],
    subscribers: [BeginsInSchema],
    entities: [],
  }).initialize();
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
