import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { openConnection } from '@cosmic/platform/queue/queue-connection';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { askRedis } from '@cosmic/platform/testing/ask-redis';
import { startRedis, startSentinels, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

const NAME = 'cosmic';
/** Sentinels that a busy machine made miss their own turns decide nothing for half a minute. */
const PATIENCE_MS = 150_000;
const TIMEOUT_MS = 4 * PATIENCE_MS;

describe('a Redis that Sentinels watch over', () => {
  const engines: Engine[] = [];
  let primary: Engine;
  let replica: Engine;
  let connection: Redis;
  let queue: Queue;
  let worker: QueueWorker;
  const done: (string | undefined)[] = [];

  beforeAll(async () => {
    primary = await startRedis();
    replica = await startRedis(['--replicaof', '127.0.0.1', String(primary.port)]);
    engines.push(primary, replica);
    await until(async () => (await told(primary)).includes('state=online'), 'it is copied');
    const sentinels = await startSentinels(NAME, primary);
    engines.push(...sentinels);
    await until(
      async () => (await Promise.all(sentinels.map(knowsAll))).every(Boolean),
      'the Sentinels know the replica and one another',
      PATIENCE_MS,
    );

    const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
    connection = openConnection(`redis-sentinel://${hosts}#${NAME}`, pino({ level: 'silent' }));
    queue = new Queue('work', { connection });
    // BullMQ writes what nobody listens to to the console.
    queue.on('error', () => undefined);
    worker = new QueueWorker('work', async (job) => done.push(job.id), { connection });
    void worker.run();
  });
  afterAll(async () => {
    await worker.close();
    await queue.close();
    connection.disconnect();
    await Promise.all(engines.map((engine) => engine.stop()));
  });

  /** Adds a job as a request does, which goes on without: again later, as the rows of services are. */
  const add = (jobId: string) =>
    until(
      async () => {
        const added = queue.add('work', {}, { jobId }).then(() => true);
        return Promise.race([added, sleep(5_000, false)]).catch(() => false);
      },
      `job ${jobId} is added`,
      PATIENCE_MS,
    );
  const isDone = (id: string) => until(() => done.includes(id), `job ${id} is done`, PATIENCE_MS);

  it('does its work at the primary', async () => {
    await add('first');
    await isDone('first');

    expect(await told(replica)).toContain('role:slave');
  });

  it(
    'goes on at the replica once the primary is gone, and stays there when it comes back',
    async () => {
      await primary.kill();
      await add('second');
      await isDone('second');
      expect(await told(replica)).toContain('role:master');

      await primary.start();
      await until(
        async () => (await told(primary)).includes('role:slave'),
        'it follows',
        PATIENCE_MS,
      );
      await add('third');
      await isDone('third');

      expect(done).toEqual(['first', 'second', 'third']);
    },
    TIMEOUT_MS,
  );
});

/** What a server says of its part in replication. */
async function told(engine: Engine): Promise<string> {
  return askRedis(engine, (redis) => redis.info('replication'));
}

async function knowsAll(sentinel: Engine): Promise<boolean> {
  const known = await askRedis(sentinel, (redis) => redis.info('sentinel'));
  return known.includes('slaves=1,sentinels=3');
}
