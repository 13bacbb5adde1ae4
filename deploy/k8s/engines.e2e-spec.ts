import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { TOOLS, type Cluster } from '@cosmic/migrate/testing/cluster';
import { NATS_CONFIG, natsPasswords, startWorld, type World } from '@cosmic/migrate/testing/world';
import { startNats, type Engine } from '@cosmic/platform/testing/engine';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { ROOT } from '../docker/compose-file';
import { makeAuthority, type Authority } from './testing/authority';
import {
  HOST,
  REDIS_PASSWORD,
  startNatsServers,
  startRedisServers,
  type Server,
  type Servers,
} from './testing/engines';
import { PASSWORD, startPostgres } from './testing/postgres';

const MIGRATOR = 'deploy/migrate/dist/migrate.js';
const IS_BUILT = [
  MIGRATOR,
  'services/billing/dist/main.js',
  'services/readings/dist/worker.js',
].every((file) => existsSync(join(ROOT, file)));
/** Within the time of a test, so that it can say what was missing. */
const PATIENCE_MS = 60_000;
const SERVICES = ['auth', 'billing', 'readings', 'content', 'usage'] as const;

/** The product on the engines of the overlay, each as the overlay starts it, all of them by TLS. */
(TOOLS && IS_BUILT ? describe : describe.skip)('the engines of production-engines', () => {
  let authority: Authority;
  let postgres: Cluster;
  let nats: Servers;
  let misnamed: Engine;
  let redis: Servers;
  let sentinels: Servers;
  let world: World;
  const children: ChildProcess[] = [];

  const listOf = ({ all }: Servers, scheme: string, host = HOST) =>
    all.map(({ port }) => `${scheme}${host}:${port}`).join();
  const databaseUrl = (user: string, host = HOST) =>
    `postgres://${user}:${PASSWORD}@${host}:${postgres.port}/cosmic?sslmode=verify-full`;
  const redisUrl = (host = HOST) =>
    `rediss-sentinel://:${REDIS_PASSWORD}@${listOf(sentinels, '', host)}#cosmic`;
  const migrator = (change: Record<string, string> = {}) => ({
    NATS_URL: listOf(nats, 'tls://'),
    NATS_USER: 'migrator',
    NATS_PASSWORD: world.migrator.NATS_PASSWORD,
    NATS_STREAM_REPLICAS: '3',
    DATABASE_URL: databaseUrl('cosmic_owner'),
    ...Object.fromEntries(
      SERVICES.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, databaseUrl(`cosmic_${name}`)]),
    ),
    NODE_EXTRA_CA_CERTS: authority.file,
    ...change,
  });

  /** Starts a program of the build with these variables and no others. */
  const start = (file: string, environment: Record<string, string>) => {
    const told: string[] = [];
    const child = spawn(process.execPath, [join(ROOT, file)], {
      env: { PATH: process.env['PATH'], ...environment },
    });
    children.push(child);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => told.push(data.toString()));
    const ended = once(child, 'exit').then(([code]) => code as number);
    return { told: () => told.join(''), ended };
  };
  const ask = async <Answer>(
    server: Server,
    question: (redis: Redis) => Promise<Answer>,
    password?: string,
  ) => {
    const connection = new Redis({
      host: HOST,
      port: server.port,
      tls: { ca: authority.certificate },
      password,
      retryStrategy: () => null,
      lazyConnect: true,
    });
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      return await question(connection);
    } finally {
      connection.disconnect();
    }
  };
  const askRedis = (server: Server, ...words: [string, ...string[]]) =>
    ask(
      server,
      async (connection) => String(await connection.call(...words)),
      REDIS_PASSWORD,
    ).catch(() => '');

  beforeAll(async () => {
    authority = makeAuthority();
    world = await startWorld();
    ({ postgres } = await startPostgres(authority));
    nats = await startNatsServers(authority);
    const elsewhere = join(authority.file, '../elsewhere');
    authority.sign(elsewhere, 'elsewhere.example');
    misnamed = await startNats(NATS_CONFIG, natsPasswords(), [
      ...['--tlscert', join(elsewhere, 'tls.crt'), '--tlskey', join(elsewhere, 'tls.key'), '--tls'],
    ]);
    ({ redis, sentinels } = await startRedisServers(authority));
    await until(async () => {
      const known = await Promise.all(
        sentinels.all.map((server) =>
          ask(server, (connection) => connection.info('sentinel')).catch(() => ''),
        ),
      );
      return known.every((text) => text.includes('slaves=2,sentinels=3'));
    }, 'the Sentinels know all servers and one another');
  });
  afterAll(async () => {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    await Promise.all([nats, redis, sentinels].map((servers) => servers?.stop()));
    await misnamed?.stop();
    await postgres?.stop();
    await world?.stop();
    authority.remove();
  });

  it('are migrated by an owner that is no superuser, with each event on three servers', async () => {
    const { ended, told } = start(MIGRATOR, migrator());

    expect([await ended, told()]).toEqual([0, expect.stringMatching(/"migrated":\["auth\./)]);
    const again = start(MIGRATOR, migrator());
    expect([await again.ended, again.told()]).toEqual([
      0,
      expect.stringMatching(/"migrated":\[\]/),
    ]);
  });

  it.each([
    ['an authority that it does not know', () => ({ NODE_EXTRA_CA_CERTS: '' }), /certificate/],
    [
      'a NATS of another name',
      () => ({ NATS_URL: misnamed.url.replace('nats://127.0.0.1', `tls://${HOST}`) }),
      /altnames|does not match/i,
    ],
    ['a NATS without TLS', () => ({ NATS_URL: world.nats.url.replace('nats:', 'tls:') }), /tls/i],
    [
      'a PostgreSQL of another name',
      () => ({ DATABASE_URL: databaseUrl('cosmic_owner', '127.0.0.1') }),
      /altnames/,
    ],
    [
      'a PostgreSQL without TLS',
      () => ({ DATABASE_URL: `${world.databaseUrl}?sslmode=verify-full` }),
      /does not support SSL/,
    ],
  ])('are not taken for %s', async (_, change, complaint) => {
    const { ended, told } = start(MIGRATOR, migrator(change()));

    expect(await ended).toBe(1);
    expect(told()).toMatch(complaint);
  });

  it('refuse PostgreSQL’s password to whoever comes in the open', async () => {
    const client = new Client(
      databaseUrl('cosmic_readings').replace('sslmode=verify-full', 'sslmode=disable'),
    );

    await expect(client.connect()).rejects.toThrow(/pg_hba.conf rejects/);
  });

  const processOf = async (name: 'billing' | 'readings' | 'readings-worker', change = {}) => {
    const port = await freePort();
    const [folder, part] = name.split('-') as ['billing' | 'readings', string?];
    const run = start(`services/${folder}/dist/${part ?? 'main'}.js`, {
      ...world.environment(name),
      NATS_URL: listOf(nats, 'tls://'),
      DATABASE_URL: databaseUrl(`cosmic_${folder}`),
      REDIS_URL: redisUrl(),
      NODE_EXTRA_CA_CERTS: authority.file,
      HEALTH_PORT: String(port),
      LOG_LEVEL: 'warn',
      ...change,
    });
    let state = 'has not answered';
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        async (answer) => {
          state = await answer.text();
          return answer.ok;
        },
        () => false,
      );
    return { isReady, told: () => `${name} ${state}\n${run.told()}` };
  };
  /** The servers that a worker waits at for its next job. */
  const waitedAt = async () => {
    const lists = await Promise.all(
      redis.all.map((server) => askRedis(server, 'CLIENT', 'LIST', 'TYPE', 'normal')),
    );
    return redis.all.filter((_, index) => lists[index]!.includes('cmd=bzpopmin'));
  };

  it('carry the processes, and go on without one of each', async () => {
    // It tells the plans, without which nobody is served.
    await processOf('billing');
    const service = await processOf('readings');
    const worker = await processOf('readings-worker');
    const bothAreReady = async () => (await service.isReady()) && (await worker.isReady());
    const whatTheySaid = () => `both are ready: ${service.told()} ${worker.told()}`;
    await until(bothAreReady, whatTheySaid, PATIENCE_MS);
    const [primary] = await until(async () => {
      const servers = await waitedAt();
      return servers.length === 1 && servers;
    }, 'the worker waits for jobs');
    expect(await askRedis(primary!, 'INFO', 'replication')).toMatch(/role:master[^]*slaves:2/);

    await nats.all[0]!.kill();
    await primary!.kill();
    const [next] = await until(async () => {
      const servers = await waitedAt();
      return servers.length === 1 && servers;
    }, 'the worker waits at another');

    expect(next!.port).not.toBe(primary!.port);
    await until(bothAreReady, whatTheySaid, PATIENCE_MS);
    primary!.start();
    nats.all[0]!.start();
    await until(
      async () => (await askRedis(primary!, 'INFO', 'replication')).includes('role:slave'),
      'the old primary follows the new one',
    );
    expect(await askRedis(next!, 'INFO', 'replication')).toContain('role:master');
  });

  it('are not taken for Sentinels of another name', async () => {
    const { told } = await processOf('readings-worker', { REDIS_URL: redisUrl('127.0.0.1') });

    await until(() => told().includes('lost Redis'), 'it says that Redis is away');
    expect(told()).toMatch(/altnames|All sentinels are unreachable/);
  });
});
