import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { TOOLS, type Cluster } from '@cosmic/migrate/testing/cluster';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { startPgBouncer, type Engine } from '@cosmic/platform/testing/engine';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { ROOT } from '../docker/compose-file';
import { makeAuthority, type Authority } from './testing/authority';
import { HOST } from './testing/engines';
import { allOf, specOf } from './testing/pods';
import { PASSWORD, startPostgres } from './testing/postgres';

const BILLING = 'services/billing/dist/main.js';
const MIGRATOR = 'deploy/migrate/dist/migrate.js';
const CAN_RUN =
  process.env['TEST_PGBOUNCER'] &&
  [BILLING, MIGRATOR].every((file) => existsSync(join(ROOT, file)));
const SERVICES = ['auth', 'billing', 'readings', 'content', 'usage'] as const;
const ROLES = ['cosmic_owner', ...SERVICES.map((name) => `cosmic_${name}`)];

/** PgBouncer as the overlay sets it up, between processes and a PostgreSQL that lets nobody in who comes in the open. */
(TOOLS && CAN_RUN ? describe : describe.skip)('the pooler of production-engines', () => {
  let authority: Authority;
  let postgres: Cluster;
  let pooler: Engine;
  let misled: Engine;
  let careless: Engine;
  let world: World;
  const children: ChildProcess[] = [];

  const urlOf = (user: string, port: number, host = HOST) =>
    `postgres://${user}:${PASSWORD}@${host}:${port}/cosmic?sslmode=verify-full`;
  const start = (file: string, environment: Record<string, string>) => {
    const told: string[] = [];
    const child = spawn(process.execPath, [join(ROOT, file)], {
      env: {
        PATH: process.env['PATH'],
        NODE_EXTRA_CA_CERTS: authority.file,
        ...environment,
      },
    });
    children.push(child);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => told.push(data.toString()));
    const ended = once(child, 'exit').then(([code]) => code as number);
    return { told: () => told.join(''), ended };
  };
  /** What one connection is answered, or why it is not. */
  const asked = async (url: string, text: string, ca = authority.certificate) => {
    const [address] = url.split('?');
    const ssl = url.includes('verify-full') && { ca };
    const client = new Client({ connectionString: address, ssl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(text)).rows;
    } catch (error) {
      return String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  beforeAll(async () => {
    authority = makeAuthority();
    const { pgbouncer } = specOf<{
      pgbouncer: { poolMode: string; parameters: Record<string, string> };
    }>(allOf('production-engines', 'Pooler')[0]!);
    // Debian's PgBouncer may be older than 1.21, which is the first to know of it.
    const { max_prepared_statements: _, ...parameters } = pgbouncer.parameters;
    world = await startWorld();
    const started = await startPostgres(authority);
    postgres = started.postgres;
    const before = (host: string, change: Record<string, string> = {}) =>
      startPgBouncer(
        urlOf('cosmic_owner', postgres.port, host),
        Object.fromEntries(ROLES.map((role) => [role, PASSWORD])),
        {
          settings: {
            ...parameters,
            pool_mode: pgbouncer.poolMode,
            // The operator gives them to its PgBouncer from the Secret of the servers.
            client_tls_cert_file: 'tls.crt',
            client_tls_key_file: 'tls.key',
            server_tls_ca_file: 'ca.crt',
            ...change,
          },
          files: started.files,
        },
      );
    pooler = await before(HOST);
    misled = await before('127.0.0.1', { client_login_timeout: '2', server_login_retry: '1' });
    careless = await before('127.0.0.1', { server_tls_sslmode: 'verify-ca' });
  });
  afterAll(async () => {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    await pooler?.stop();
    await misled?.stop();
    await careless?.stop();
    await postgres?.stop();
    await world?.stop();
    authority.remove();
  });

  it('carries a service by TLS on both of its ways', async () => {
    const migrated = start(MIGRATOR, {
      ...world.migrator,
      DATABASE_URL: urlOf('cosmic_owner', postgres.port),
      ...Object.fromEntries(
        SERVICES.map((name) => [
          `${name.toUpperCase()}_DATABASE_URL`,
          urlOf(`cosmic_${name}`, pooler.port),
        ]),
      ),
    });
    expect([await migrated.ended, migrated.told()]).toEqual([0, expect.stringContaining('auth.')]);

    const port = await freePort();
    const billing = start(BILLING, {
      ...world.environment('billing'),
      DATABASE_URL: urlOf('cosmic_billing', pooler.port),
      DATABASE_PREPARED_STATEMENTS: 'off',
      HEALTH_PORT: String(port),
      LOG_LEVEL: 'warn',
    });
    await until(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      () => `the service is ready: ${billing.told()}`,
      60_000,
    );

    const seen = await asked(
      urlOf('cosmic_billing', pooler.port),
      `SELECT bool_and(ssl) AS by_tls, count(*) > 0 AS is_there FROM pg_stat_ssl
       JOIN pg_stat_activity USING (pid) WHERE usename = 'cosmic_billing'`,
    );
    expect(seen).toEqual([{ by_tls: true, is_there: true }]);
  });

  it('takes nobody in the open', async () => {
    const open = urlOf('cosmic_owner', pooler.port).replace('verify-full', 'disable');

    expect(await asked(open, 'SELECT')).toMatch(/SSL required|TLS|SSL/i);
  });

  it('is not taken for one of another name, or of an unknown authority', async () => {
    const elsewhere = urlOf('cosmic_owner', pooler.port, '127.0.0.1');
    const stranger = makeAuthority();

    expect(await asked(elsewhere, 'SELECT')).toMatch(/altnames/);
    expect(await asked(urlOf('cosmic_owner', pooler.port), 'SELECT', stranger.certificate)).toMatch(
      /certificate/,
    );
    stranger.remove();
  });

  it('takes no PostgreSQL of another name for its own, though its authority signed for it', async () => {
    const one = (port: number) => asked(urlOf('cosmic_owner', port), 'SELECT 1 AS one');

    expect(await one(pooler.port)).toEqual([{ one: 1 }]);
    expect(await one(careless.port)).toEqual([{ one: 1 }]);
    expect(await one(misled.port)).toMatch(/server down|server_login_retry/);
  });
});
