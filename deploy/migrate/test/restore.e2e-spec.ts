import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { readings } from '@cosmic/contracts/readings/readings';
import { migrate } from '@cosmic/migrate/migration';
import { startCluster, TOOLS, type Cluster } from '@cosmic/migrate/testing/cluster';
import { makeGuest, makeTestBed, type TestBed } from '../../../services/readings/test/make';

const RUNBOOK = readFileSync(resolve(__dirname, '../../README.md'), 'utf8');
const SCHEMAS = ['auth', 'billing', 'readings', 'content', 'usage'] as const;

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** What every table holds, in short. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema IN (${SCHEMAS.map((name) => `'${name}'`).join()}) ORDER BY 1`,
  );
  const held: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `SELECT count(*)::integer AS rows, md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t`,
    );
    held[name as string] = row;
  }
  return held;
}

/** The options that the runbook gives a tool. */
const optionsOf = (tool: string) =>
  new RegExp(`${tool} (--username .*?)(?: cosmic)? [<>] cosmic.dump`).exec(RUNBOOK)![1]!.split(' ');

const at = (url: string, to: { server?: string; database?: string }) => {
  const changed = new URL(url);
  if (to.server) changed.host = new URL(to.server).host;
  if (to.database) changed.pathname = `/${to.database}`;
  return changed.href;
};

(TOOLS ? describe : describe.skip)(
  'a dump, restored into a new cluster as the runbook says',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'cosmic-dump-'));
    const dump = join(folder, 'cosmic.dump');
    const around = process.env['TEST_DATABASE_URL'];
    const clusters: Cluster[] = [];
    const guest = makeGuest();
    let bed: TestBed;
    let read: string;

    const run = (tool: string, args: string[], server: string) => {
      const { hostname, port } = new URL(server);
      const result = spawnSync(join(TOOLS!, tool), args, {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], PGHOST: hostname, PGPORT: port },
      });
      expect([result.status, result.stderr]).toEqual([0, '']);
    };

    beforeAll(async () => {
      clusters.push(await startCluster(), await startCluster());
      process.env['TEST_DATABASE_URL'] = clusters[0]!.url;
      bed = await makeTestBed();
      const running = [
        await bed.start('billing'),
        await bed.start('readings'),
        await bed.start('readings-worker'),
      ];
      const { id } = await bed.request(guest);
      expect((await bed.final(guest, id)).status).toBe('completed');
      read = id;
      for (const app of running) await app.close();

      run('pg_dump', [...optionsOf('pg_dump'), '--file', dump, nameOf(bed)], clusters[0]!.url);
      await query(clusters[1]!.url, 'CREATE DATABASE cosmic');
      run('pg_restore', [...optionsOf('pg_restore'), dump], clusters[1]!.url);
    });
    afterAll(async () => {
      await bed.stop();
      for (const cluster of clusters) await cluster.stop();
      rmSync(folder, { recursive: true });
      process.env['TEST_DATABASE_URL'] = around;
    });

    const nameOf = ({ world }: TestBed) => new URL(world.databaseUrl).pathname.slice(1);
    const moved = (name: (typeof SCHEMAS)[number]) =>
      at(bed.world.environment(name)['DATABASE_URL']!, {
        server: clusters[1]!.url,
        database: 'cosmic',
      });
    const restored = () => at(clusters[1]!.url, { database: 'cosmic' });

    it('holds every row, and needs no migration but its roles', async () => {
      const before = await contents(bed.world.databaseUrl);
      expect(Object.keys(before).length).toBeGreaterThan(30);
      expect(before['readings.generations']).toMatchObject({ rows: 1 });

      expect(await contents(restored())).toEqual(before);
      const { migrated } = await migrate({
        DATABASE_URL: restored(),
        AUTH_DATABASE_URL: moved('auth'),
        BILLING_DATABASE_URL: moved('billing'),
        READINGS_DATABASE_URL: moved('readings'),
        CONTENT_DATABASE_URL: moved('content'),
        USAGE_DATABASE_URL: moved('usage'),
        ADMIN_EMAIL: 'admin@example.com',
      });
      expect(migrated).toEqual([]);
      expect(await contents(restored())).toEqual(before);
    });

    it('goes on where it was: the reading is there, the day is counted, the next is written', async () => {
      await bed.start('readings', { DATABASE_URL: moved('readings') });
      await bed.start('readings-worker', { DATABASE_URL: moved('readings') });

      expect(await bed.rpc.send(readings.get, guest, { id: read })).toMatchObject({
        status: 'completed',
      });
      const { id, remaining } = await bed.request(guest);
      expect(remaining).toBe(1);
      expect((await bed.final(guest, id)).status).toBe('completed');
    });
  },
);
