import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startBilling } from '@cosmic/billing/app';
import type { DatabaseConfig } from '@cosmic/migrate/config';
import { migrate } from '@cosmic/migrate/migration';
import { SCHEMAS } from '@cosmic/migrate/schemas';
import { connectGateway } from '@cosmic/migrate/testing/bus';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readings } from '@cosmic/contracts/readings/readings';
import { required, startPgBouncer, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';
import { startReadings, startReadingsWorker } from '@cosmic/readings/app';
import { startUsage } from '@cosmic/usage/app';

const PASSWORD = 'password-of-a-test';
const AT_ONCE = 60;

/** Everything through PgBouncer in transaction mode, the migrator included. */
(process.env['TEST_PGBOUNCER'] ? describe : describe.skip)('behind a pooler', () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let world: World;
  let pooler: Engine;
  let config: DatabaseConfig;
  let direct: Client;
  const through = (url: string) => {
    const pooled = new URL(url);
    pooled.port = String(pooler.port);
    return pooled.href;
  };

  beforeAll(async () => {
    world = await startWorld();
    const server = new Client({ connectionString: required('TEST_DATABASE_URL') });
    await server.connect();
    await server.query(`CREATE DATABASE ${name}`);
    await server.end();
    const database = new URL(required('TEST_DATABASE_URL'));
    database.pathname = `/${name}`;
    const roles = SCHEMAS.map((schema) => `${name}_${schema.name}`);
    pooler = await startPgBouncer(
      database.href,
      Object.fromEntries(roles.map((role) => [role, PASSWORD])),
    );
    const urlOf = (service: string) => {
      const url = new URL(database.href);
      url.username = `${name}_${service}`;
      url.password = PASSWORD;
      return through(url.href);
    };
    config = {
      DATABASE_URL: through(database.href),
      AUTH_DATABASE_URL: urlOf('auth'),
      BILLING_DATABASE_URL: urlOf('billing'),
      READINGS_DATABASE_URL: urlOf('readings'),
      CONTENT_DATABASE_URL: urlOf('content'),
      USAGE_DATABASE_URL: urlOf('usage'),
      ADMIN_EMAIL: 'admin@example.com',
    };
    direct = new Client({ connectionString: database.href });
    await direct.connect();
  });
  afterAll(async () => {
    await pooler.stop();
    await direct.end();
    await world.query(`DROP DATABASE ${name} WITH (FORCE)`);
    for (const { name: schema } of SCHEMAS) await world.query(`DROP ROLE ${name}_${schema}`);
    await world.stop();
  });

  it('migrates into the schemas that are meant, and none of it elsewhere', async () => {
    const { migrated } = await migrate(config);

    const { rows } = await direct.query(
      `SELECT DISTINCT table_schema AS schema FROM information_schema.tables
       WHERE table_schema <> 'information_schema' AND table_schema NOT LIKE 'pg\\_%' ORDER BY 1`,
    );
    expect(migrated.length).toBeGreaterThan(20);
    expect(rows.map(({ schema }) => schema)).toEqual(SCHEMAS.map((one) => one.name).sort());
    expect((await migrate(config)).migrated).toEqual([]);
  });

  it('leaves no lock behind when a migrator dies, and names whom another one waits for', async () => {
    const dying = new Client({
      connectionString: config.DATABASE_URL,
      application_name: 'a migrator that dies',
    });
    dying.on('error', () => undefined);
    await dying.connect();
    await dying.query('BEGIN');
    await dying.query('SELECT pg_advisory_xact_lock(5091847221)');
    const told: string[] = [];

    const waiting = migrate(config, (line) => told.push(line));
    await until(() => told.length > 0, 'it says that it waits');
    (
      dying as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();

    expect((await waiting).migrated).toEqual([]);
    expect(told[0]).toMatch(/waiting for another migrator: process \d+ .*a migrator that dies/);
  });

  it('bounds what a service asks for, by its role', async () => {
    const client = new Client({ connectionString: config.READINGS_DATABASE_URL });
    await client.connect();
    const shown = async (limit: string) =>
      Object.values((await client.query<Record<string, string>>(`SHOW ${limit}`)).rows[0]!)[0];

    expect(await shown('search_path')).toBe('readings');
    expect(await shown('statement_timeout')).toBe('10s');
    expect(await shown('lock_timeout')).toBe('8s');
    expect(await shown('idle_in_transaction_session_timeout')).toBe('1min');
    await client.end();
  });

  it('serves readings to many at once over two connections', async () => {
    const environment = (service: 'billing' | 'readings' | 'readings-worker' | 'usage') => ({
      ...world.environment(service),
      DATABASE_URL:
        config[
          `${service.replace('-worker', '').toUpperCase()}_DATABASE_URL` as 'READINGS_DATABASE_URL'
        ],
      DATABASE_PREPARED_STATEMENTS: 'off',
    });
    const apps = await Promise.all([
      startBilling(environment('billing')),
      startReadings(environment('readings')),
      startReadingsWorker(environment('readings-worker')),
      startUsage(environment('usage')),
    ]);
    const { nats, rpc } = await connectGateway(world);
    await until(
      async () => (await direct.query('SELECT FROM readings.plan_limits')).rowCount === 3,
      'the plans have arrived',
    );

    const asked = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        rpc.send(
          readings.request,
          { kind: 'guest', id: randomUUID() },
          { toolType: 'angel-number', params: { number: '1234' }, idempotencyKey: randomUUID() },
        ),
      ),
    );
    const logged = await until(async () => {
      const { rowCount } = await direct.query('SELECT FROM usage.tool_logs');
      return rowCount === AT_ONCE;
    }, 'all are written, and usage has heard of it');

    expect(asked).toHaveLength(AT_ONCE);
    expect(logged).toBe(true);
    const { rows } = await direct.query(
      'SELECT DISTINCT status, attempt FROM readings.generations',
    );
    expect(rows).toEqual([{ status: 'completed', attempt: 1 }]);
    await nats.close();
    await Promise.all(apps.map((app) => app.close()));
  });
});
