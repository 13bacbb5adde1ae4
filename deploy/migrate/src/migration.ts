import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import {
  seedAdministrator,
  type SeededAdministrator,
} from '@cosmic/auth/accounts/administrator.seed';
import { keepMonths } from '@cosmic/platform/retention/months';
import type { DatabaseConfig } from './config';
import { runMigrations, transactionIn } from './in-schema';
import { whileLocked } from './migrator-lock';
import { SCHEMAS, type ServiceSchema } from './schemas';

/**
 * What bounds a service's statements, by its role and not by its connections: a pooler takes no
 * such parameters. A wait for a lock ends before the statement does, so that it is told apart.
 */
const LIMITS = {
  statement_timeout: '10s',
  lock_timeout: '8s',
  idle_in_transaction_session_timeout: '60s',
} as const;

export interface MigrationReport {
  /** `<schema>.<migration>` of each that ran now, in order. */
  migrated: string[];
  admin: SeededAdministrator;
}

/**
 * Brings the database up to date: each service's role, schema and tables, and
 * the administrator's account. Runs once at a time however many are started;
 * a second one waits and then finds nothing left to do.
 *
 * @param tell  hears what is waited for
 */
export async function migrate(
  config: DatabaseConfig,
  tell: (line: string) => void = () => undefined,
): Promise<MigrationReport> {
  const { DATABASE_URL: url } = config;
  return whileLocked(url, tell, async () => {
    const owner = new Client({ connectionString: url, application_name: 'migrator' });
    await owner.connect();
    try {
      const migrated: string[] = [];
      for (const schema of SCHEMAS) {
        await provision(owner, schema, config[schema.url]);
        migrated.push(...(await runMigrations(url, schema, tell)));
        await grant(owner, schema, config[schema.url]);
        // Before anybody counts: no process may have run for months.
        for (const rule of schema.retention ?? []) await keepMonths(owner, rule);
      }
      const admin = await transactionIn(url, 'auth', (transaction) =>
        seedAdministrator(transaction, config.ADMIN_EMAIL),
      );
      return { migrated, admin };
    } finally {
      await owner.end();
    }
  });
}

/** Makes the role (or gives it the password that its URL holds now), its limits and the schema. */
async function provision(owner: Client, { name }: ServiceSchema, url: string): Promise<void> {
  const { role, password } = roleOf(url);
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await owner.query(
    `${verb} ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`,
  );
  await owner.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(name)}`);
  const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
  const here = `${escapeIdentifier(role)} IN DATABASE ${escapeIdentifier(rows[0]!.name)}`;
  await owner.query(`ALTER ROLE ${here} SET search_path = ${escapeIdentifier(name)}`);
  for (const [limit, value] of Object.entries(LIMITS)) {
    await owner.query(`ALTER ROLE ${here} SET ${limit} = '${value}'`);
  }
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
  for (const callable of await ownersFunctions(owner, name)) {
    await owner.query(`
      REVOKE ALL ON FUNCTION ${callable} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${callable} TO ${role};
    `);
  }
}

/** The functions of a schema that do what only the owner may: a restored dump lets everybody call them. */
async function ownersFunctions(owner: Client, schema: string): Promise<string[]> {
  const { rows } = await owner.query<{ callable: string }>(
    `SELECT oid::regprocedure::text AS callable FROM pg_proc
     WHERE pronamespace = $1::text::regnamespace AND prosecdef AND prokind = 'f'`,
    [schema],
  );
  return rows.map(({ callable }) => callable);
}

function roleOf(url: string): { role: string; password: string } {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}
