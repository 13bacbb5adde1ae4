import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, Pool } from 'pg';
import { CALLS, requestSecretName } from '@cosmic/contracts/callers';
import type { ProcessName } from '@cosmic/contracts/health';
import type { BusConfig } from '@cosmic/platform/config';
import { required, startNats, startRedis, type Engine } from '@cosmic/platform/testing/engine';
import type { DatabaseConfig } from '../config';
import { prepareEventStream } from '../event-stream';
import { migrate } from '../migration';

export const NATS_CONFIG = resolve(__dirname, '../../../nats/nats.conf');
const SERVICES = ['auth', 'billing', 'readings', 'content', 'usage'] as const;
type Service = (typeof SERVICES)[number];

/** The migrated database that the databases of all tests of a run are copied from. */
const TEMPLATE = 'test_template';
/** Any number; the tests lock nothing else on the server's own database. */
const TEMPLATE_LOCK = 7_301_555_014;

/** Whoever has confirmed this address is the administrator of a test's world. */
export const ADMIN_EMAIL_OF_A_TEST = 'admin@example.com';

/** Everything a test's processes run on: a database of its own, its own Redis and NATS. For tests only. */
export interface World {
  nats: Engine;
  redis: Engine;
  databaseUrl: string;
  /** The folder that mails are written to. */
  outbox: string;
  /** What a process of the given name finds in its environment. */
  environment(name: ProcessName | 'gateway'): Record<string, string>;
  /** Where NATS is, and the login of whoever may make streams and consumers. */
  migrator: Required<BusConfig>;
  /** Reads or changes rows as the owner of the database. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Makes a migrated database and starts the engines. */
export async function startWorld(): Promise<World> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = databaseUrlOf(name);
  const urls = roleUrlsOf(name);
  const [nats, redis] = await Promise.all([
    startNats(NATS_CONFIG, natsPasswords()),
    startRedis(),
    createDatabase(name),
  ]);
  const migrator = {
    NATS_URL: nats.url,
    NATS_USER: 'migrator',
    NATS_PASSWORD: passwordOf('migrator'),
  };
  await prepareEventStream(migrator);
  const outbox = await mkdtemp(join(tmpdir(), 'cosmic-mail-'));
  // A pool of one, which takes a new connection where the database was restarted.
  const owner = new Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  owner.on('error', () => undefined);
  return {
    nats,
    redis,
    databaseUrl,
    outbox,
    migrator,
    environment: (name) => environmentOf(name, { nats, redis, urls, outbox }),
    query: async (sql, values) => (await owner.query(sql, values)).rows,
    async stop() {
      await Promise.all([nats.stop(), redis.stop()]);
      await owner.end();
      await dropDatabase(name);
      await rm(outbox, { recursive: true });
    },
  };
}

function environmentOf(
  name: ProcessName | 'gateway',
  world: { nats: Engine; redis: Engine; urls: Record<Service, string>; outbox: string },
): Record<string, string> {
  const user = name.replace('-worker', '') as Service | 'gateway';
  const shared = {
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
    NATS_URL: world.nats.url,
    NATS_USER: user,
    NATS_PASSWORD: passwordOf(user),
    ...requestSecretsOf(user),
  };
  if (user === 'gateway') return { ...shared, HEALTH_PORT: '0' };
  return {
    ...shared,
    DATABASE_URL: world.urls[user],
    DATABASE_POOL_SIZE: process.env['TEST_DATABASE_POOL_SIZE'] ?? '',
    // A busy machine takes seconds to open one; a test that is about the limit names its own.
    DATABASE_CONNECT_TIMEOUT_MS: '30000',
    HEALTH_PORT: '0',
    REDIS_URL: world.redis.url,
    ADDRESS_HASH_SECRET: 'address-hash-secret-of-a-test',
    SHARE_LINK_SECRET: 'share-link-secret-of-a-test-of-32-chars',
    READINGS_DATA_SECRET: 'readings-data-secret-of-a-test-of-32-chars',
    USAGE_DATA_SECRET: 'usage-data-secret-of-a-test-of-32-chars',
    AUTH_SECRET: 'auth-secret-of-a-test-of-32-characters',
    BIRTH_DATA_SECRET: 'birth-data-secret-of-a-test-of-32-chars',
    ADMIN_EMAIL: ADMIN_EMAIL_OF_A_TEST,
    MAIL_OUTBOX: world.outbox,
    // A full-priced password check is for the test of it alone.
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
  };
}

/** What the variables hold that nats.conf asks for. */
export function natsPasswords(): Record<string, string> {
  return Object.fromEntries(
    ['gateway', 'migrator', ...SERVICES].map((user) => [
      `NATS_${user.toUpperCase()}_PASSWORD`,
      passwordOf(user),
    ]),
  );
}

function requestSecretsOf(user: Service | 'gateway'): Record<string, string> {
  return Object.fromEntries(
    CALLS.filter((pair) => pair.includes(user)).map(([caller, service]) => [
      requestSecretName(caller, service),
      `secret-of-${caller}-and-${service}-in-a-test`,
    ]),
  );
}

function passwordOf(user: string): string {
  return `password-of-${user}`;
}

function databaseUrlOf(database: string): string {
  const url = new URL(required('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  return url.href;
}

/** Each service's URL, with a role that no other test uses. */
function roleUrlsOf(database: string): Record<Service, string> {
  const urlOf = (service: Service) => {
    const url = new URL(databaseUrlOf(database));
    url.username = `${database}_${service}`;
    url.password = 'password-of-a-test';
    return url.href;
  };
  return Object.fromEntries(SERVICES.map((service) => [service, urlOf(service)])) as Record<
    Service,
    string
  >;
}

/**
 * Copies the template, which takes a tenth of the time of running all migrations. The migrator
 * then has only the roles left to make.
 */
async function createDatabase(name: string): Promise<void> {
  await withServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [
      TEMPLATE,
    ]);
    if (rowCount === 0) await createTemplate(server);
    // A database can be copied by one at a time.
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  await migrate(migrationOf(name));
}

/** Nobody sees a template whose migrations did not all run: it has another name until then. */
async function createTemplate(server: Client): Promise<void> {
  const unfinished = `${TEMPLATE}_unfinished`;
  await server.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await server.query(`CREATE DATABASE ${unfinished}`);
  await migrate(migrationOf(unfinished));
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`);
}

function migrationOf(database: string): DatabaseConfig {
  const urls = roleUrlsOf(database);
  return {
    DATABASE_URL: databaseUrlOf(database),
    AUTH_DATABASE_URL: urls.auth,
    BILLING_DATABASE_URL: urls.billing,
    READINGS_DATABASE_URL: urls.readings,
    CONTENT_DATABASE_URL: urls.content,
    USAGE_DATABASE_URL: urls.usage,
    ADMIN_EMAIL: ADMIN_EMAIL_OF_A_TEST,
  };
}

async function dropDatabase(name: string): Promise<void> {
  await withServer(async (server) => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    for (const service of SERVICES) await server.query(`DROP ROLE ${name}_${service}`);
  });
}

async function withServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: required('TEST_DATABASE_URL') });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
