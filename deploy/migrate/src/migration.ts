import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { DataSource } from 'typeorm';
import {
  seedAdministrator,
  type SeededAdministrator,
} from '@cosmic/auth/accounts/administrator.seed';
import type { DatabaseConfig } from './config';
import { SCHEMAS, type ServiceSchema } from './schemas';

/** Any number that nothing else in the database locks. */
const LOCK = 5_091_847_221;

export interface MigrationReport {
  /** `<schema>.<migration>` of each that ran now, in order. */
  migrated: string[];
  admin: SeededAdministrator;
}

/**
 * Brings the database up to date: each service's role, schema and tables, and
 * the administrator's account. Runs once at a time however many are started;
 * a second one waits and then finds nothing left to do.
 */
export async function migrate(config: DatabaseConfig): Promise<MigrationReport> {
  const owner = new Client({ connectionString: config.DATABASE_URL });
  await owner.connect();
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const migrated: string[] = [];
    for (const schema of SCHEMAS) {
      await provision(owner, schema, config[schema.url]);
      migrated.push(...(await runMigrations(config.DATABASE_URL, schema)));
      await grant(owner, schema, config[schema.url]);
    }
    const admin = await withSchema(config.DATABASE_URL, 'auth', [], (database) =>
      seedAdministrator(database, config.ADMIN_EMAIL),
    );
    return { migrated, admin };
  } finally {
    await owner.end();
  }
}

/** Makes the role (or gives it the password that its URL holds now) and the schema. */
async function provision(owner: Client, { name }: ServiceSchema, url: string): Promise<void> {
  const { role, password } = roleOf(url);
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await owner.query(
    `${verb} ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`,
  );
  await owner.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(name)}`);
  const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
  await owner.query(
    `ALTER ROLE ${escapeIdentifier(role)} IN DATABASE ${escapeIdentifier(rows[0]!.name)}
     SET search_path = ${escapeIdentifier(name)}`,
  );
}

async function runMigrations(url: string, schema: ServiceSchema): Promise<string[]> {
  return withSchema(url, schema.name, schema.migrations, async (database) => {
    const ran = await database.runMigrations({ transaction: 'each' });
    return ran.map((migration) => `${schema.name}.${migration.name}`);
  });
}

/** Lets a service's role work with the rows of its own schema, and with nothing else. */
async function grant(owner: Client, { name }: ServiceSchema, url: string): Promise<void> {
  const role = escapeIdentifier(roleOf(url).role);
  const schema = escapeIdentifier(name);
  await owner.query(`
    GRANT USAGE ON SCHEMA ${schema} TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
    REVOKE ALL ON ${schema}.migrations FROM ${role};
  `);
}

async function withSchema<Result>(
  url: string,
  schema: string,
  migrations: ServiceSchema['migrations'],
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const database = await new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations: migrations as never[],
    entities: [],
    extra: { options: `-c search_path=${schema}` },
  }).initialize();
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function roleOf(url: string): { role: string; password: string } {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}
