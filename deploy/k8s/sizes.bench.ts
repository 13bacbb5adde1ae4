import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { jetstream, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import { startSite, type Program, type RunningSite } from '@cosmic/migrate/testing/site';
import { startModelServer, type ModelServer } from '@cosmic/narrator/testing/model-server';
import { loginOf } from '@cosmic/platform/nats/nats-connection';
import { newAddress } from '@cosmic/platform/testing/address';
import { required, startEngine } from '@cosmic/platform/testing/engine';
import { report, seen } from '@cosmic/platform/testing/figures';
import { megabytesOf } from '@cosmic/platform/testing/process-figures';
import { until } from '@cosmic/platform/testing/until';

/**
 * What a reading leaves behind, in bytes: rows with their indexes, write-ahead log, events in the
 * stream; and what one that waits holds in Redis, and an event's id in the memory of NATS.
 * `SIZES_READINGS` says how many readings are asked for of each kind.
 */
const READINGS = Number(process.env['SIZES_READINGS'] ?? 1_000);
/** Below what the lane of guests takes. */
const WAITING = Math.min(READINGS, 900);
/** Makes the first pages of every table, which later readings fill. */
const WARM_UP = 50;
const AT_ONCE = 4;
const ASK_AGAIN_MS = 250;
const WAIT_MS = 400_000;
const IDS = 200_000;
const IDS_AT_ONCE = 200;
const MIB = 1024 * 1024;

const A_NUMBER = { toolType: 'angel-number', params: { number: '1234' } };
const A_CHART = {
  toolType: 'kundli',
  params: {
    ...{ dob: '1990-05-17', time: '07:45' },
    place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: 'Asia/Kolkata' },
  },
};

/** Their work is no part of a reading, and would be counted with it. */
const OTHERS = ['auth-worker', 'billing-worker', 'content-worker'] as const;

describe('what a reading leaves behind', () => {
  let site: RunningSite;
  let redis: Redis;
  let model: ModelServer;

  const endAll = async (name: Program) => {
    for (const one of site.of(name)) await site.end(name, one);
  };

  beforeAll(async () => {
    [site, model] = await Promise.all([startSite(), startModelServer()]);
    redis = new Redis(site.world.redis.url);
    for (const name of OTHERS) await endAll(name);
  });
  afterAll(async () => {
    redis.disconnect();
    await site.stop();
    await model.close();
  });

  /** Asks for so many readings, each as a guest from an address of their own. */
  const ask = async (asked: object, count: number): Promise<void> => {
    let left = count;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        for (;;) {
          const { status } = await fetch(`${site.url}/api/readings/generate`, {
            method: 'POST',
            headers: {
              ...{ 'content-type': 'application/json', origin: site.url },
              ...{ 'x-forwarded-for': newAddress(), 'idempotency-key': randomUUID() },
            },
            body: JSON.stringify(asked),
          });
          if (status === 202) break;
          if (status !== 429 && status !== 503) throw new Error(`answered ${status}`);
          await setTimeout(ASK_AGAIN_MS);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };

  /** Until every reading is written and every service has heard of it. */
  const settled = () =>
    until(
      async () => {
        const [row] = await site.world.query<{ settled: boolean }>(
          `SELECT NOT EXISTS (SELECT FROM readings.generations WHERE status <> 'completed')
              AND NOT EXISTS (SELECT FROM readings.outbox)
              AND (SELECT count(*) FROM readings.generations)
                = (SELECT count(*) FROM usage.tool_logs) AS settled`,
        );
        return row!.settled;
      },
      'all are written and counted',
      WAIT_MS,
    );

  const stream = async () => {
    const nats = await connect(loginOf(site.world.migrator));
    try {
      const manager = await jetstreamManager(nats, { checkAPI: false });
      return (await manager.streams.info(EVENT_STREAM)).state;
    } finally {
      await nats.close();
    }
  };

  const sizes = async () => {
    const tables = await site.world.query<{ name: string; bytes: number }>(
      `SELECT relnamespace::regnamespace || '.' || relname AS name,
              (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree(oid))::float AS bytes
       FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
         AND relnamespace::regnamespace::text IN ('readings', 'usage')`,
    );
    const [log] = await site.world.query<{ bytes: number }>(
      `SELECT (pg_current_wal_insert_lsn() - '0/0')::float AS bytes`,
    );
    const { bytes, messages } = await stream();
    const rows = new Map(tables.map((table) => [table.name, table.bytes]));
    return { rows, log: log!.bytes, bytes, messages };
  };

  const measure = async (what: string, asked: object): Promise<void> => {
    await ask(asked, WARM_UP);
    await settled();
    const before = await sizes();
    await ask(asked, READINGS);
    await settled();
    const after = await sizes();

    const grown = [...after.rows]
      .map(([name, bytes]) => [name, (bytes - (before.rows.get(name) ?? 0)) / READINGS] as const)
      .filter(([, bytes]) => bytes > 0)
      .toSorted(([, one], [, other]) => other - one);
    const all = grown.reduce((sum, [, bytes]) => sum + bytes, 0);
    const events = after.messages - before.messages;
    report('Bytes of a reading', [
      ...grown.map(([name, bytes]) => seen(`${what}: ${name}`, bytes)),
      seen(`${what}: all tables`, all),
      seen(`${what}: write-ahead log`, (after.log - before.log) / READINGS),
      seen(`${what}: stream, each copy`, (after.bytes - before.bytes) / READINGS),
      seen(`${what}: number of events`, events / READINGS),
    ]);
    expect(events).toBeGreaterThanOrEqual(READINGS);
  };

  it('of our authors, in tables, log and stream', async () => {
    await measure('a number', A_NUMBER);
    await measure('a chart', A_CHART);
  });

  it('of a model, in tables, log and stream', async () => {
    await endAll('readings-worker');
    await site.add('readings-worker', model.environment);
    await measure('a number by a model', A_NUMBER);
  });

  it('while it waits, in Redis', async () => {
    await endAll('readings-worker');
    const used = async () => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
    const before = await used();
    await ask(A_NUMBER, WAITING);
    await until(
      async () => (await redis.zcard('cosmic:generation:prioritized')) >= WAITING,
      'wait',
    );
    report('Bytes of what waits', [seen('Redis, a job', ((await used()) - before) / WAITING)]);
    expect(await redis.zcard('cosmic:generation:prioritized')).toBe(WAITING);
  });
});

it('what an id holds in the memory of NATS while it is known', async () => {
  const engine = await startEngine({
    binary: required('TEST_NATS_SERVER'),
    args: (port, folder) => ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
    url: (port) => `nats://127.0.0.1:${port}`,
  });
  const nats = await connect({ servers: engine.url });
  const manager = await jetstreamManager(nats);
  // One message only, so that nothing but ids is kept.
  await manager.streams.add({
    ...{ name: 'IDS', subjects: ['ids'], storage: StorageType.Memory, max_msgs: 1 },
    duplicate_window: nanos(60 * 60 * 1_000),
  });
  const publish = async (count: number, hasId: boolean) => {
    const client = jetstream(nats);
    for (let sent = 0; sent < count; sent += IDS_AT_ONCE) {
      await Promise.all(
        Array.from({ length: IDS_AT_ONCE }, () =>
          client.publish('ids', '', hasId ? { msgID: randomUUID() } : {}),
        ),
      );
    }
  };
  await publish(IDS / 2, false);
  const before = await megabytesOf(engine);
  await publish(IDS, true);
  const after = await megabytesOf(engine);
  await nats.close();
  await engine.stop();

  report('Bytes of ids', [seen('NATS, an id', ((after - before) * MIB) / IDS)]);
  expect(after).toBeGreaterThan(before);
});
