import { SCHEMAS } from '../schemas';
import type { DatabaseConfig } from '../config';
import { transactionIn } from '../in-schema';
import { migrate } from '../migration';
import { ADMIN_EMAIL_OF_A_TEST, type World } from './world';

type Migration = new () => {
  down(runner: never): Promise<void>;
};

/** The months of a table in parts of one, as the database's clock has them. Months are named by how far ahead they are. */
export interface Months {
  /** A month's first day. */
  first(ahead: number): Promise<string>;
  nameOf(ahead: number): Promise<string>;
  /** The parts that there are. */
  names(): Promise<string[]>;
  /** Makes a month of the past, as one that was once ahead. */
  make(ahead: number): Promise<void>;
}

/** @param table  without its schema */
export function monthsOf({ query }: World, schema: string, table: string): Months {
  const whole = `${schema}.${table}`;
  const first = async (ahead: number) => {
    const [row] = await query<{ day: string }>(
      `SELECT (date_trunc('month', now() AT TIME ZONE 'utc')
                 + make_interval(months => $1))::date::text AS day`,
      [ahead],
    );
    return row!.day;
  };
  const nameOf = async (ahead: number) =>
    `${table}_${(await first(ahead)).slice(0, 7).replace('-', '_')}`;
  return {
    first,
    nameOf,
    async names() {
      const rows = await query<{ name: string }>(
        `SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid
         WHERE inhparent = '${whole}'::regclass ORDER BY relname`,
      );
      return rows.map(({ name }) => name);
    },
    async make(ahead) {
      await query(
        `SET timezone = 'UTC';
         CREATE TABLE ${schema}.${await nameOf(ahead)} PARTITION OF ${whole}
         FOR VALUES FROM ('${await first(ahead)}') TO ('${await first(ahead + 1)}');
         RESET timezone`,
      );
    },
  };
}

/** Runs what is missing of the migrations. @returns what ran */
export async function migrateAgain(world: World): Promise<string[]> {
  const urls = SCHEMAS.map(({ name, url }) => [
    url,
    world.environment(name as 'readings')['DATABASE_URL'],
  ]);
  const config: DatabaseConfig = {
    ...Object.fromEntries(urls),
    DATABASE_URL: world.databaseUrl,
    ADMIN_EMAIL: ADMIN_EMAIL_OF_A_TEST,
  };
  return (await migrate(config)).migrated;
}

/** Takes migrations of a schema back, the newest first. */
export function undo(world: World, schema: string, newestFirst: Migration[]): Promise<void> {
  return transactionIn(world.databaseUrl, schema, async ({ queryRunner }) => {
    for (const One of newestFirst) {
      await new One().down(queryRunner as never);
      await queryRunner!.query('DELETE FROM migrations WHERE name = $1', [One.name]);
    }
  });
}
