import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { openConnection } from '@cosmic/platform/queue/queue-connection';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { startRedis, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';

/** So many answers of Redis pass meanwhile; a worker that asked without a pause would get nearly as many. */
const ROUND_TRIPS = 1_000;

describe('a worker whose Redis has no room', () => {
  let engine: Engine;
  let redis: Redis;
  let connection: Redis;
  let queue: Queue;
  let worker: QueueWorker;
  const done: (string | undefined)[] = [];

  beforeAll(async () => {
    engine = await startRedis();
    const address = `redis://127.0.0.1:${engine.port}`;
    redis = new Redis(address);
    connection = openConnection(address, pino({ level: 'silent' }));
    queue = new Queue('work', { connection });
    worker = new QueueWorker('work', async (job) => done.push(job.id), { connection });
  });
  afterAll(async () => {
    await worker.close();
    await queue.close();
    redis.disconnect();
    connection.disconnect();
    await engine.stop();
  });

  it('does not ask again at once, and works when there is room', async () => {
    let refused = 0;
    worker.on('error', () => (refused += 1));
    await queue.add('work', {}, { jobId: 'waits' });
    await redis.config('SET', 'maxmemory', '1');
    void worker.run();
    await until(() => refused > 0, 'the worker is refused');
    const before = refused;
    for (let trip = 0; trip < ROUND_TRIPS; trip += 1) await redis.ping();
    expect(refused - before).toBeLessThan(ROUND_TRIPS / 10);

    await redis.config('SET', 'maxmemory', '0');
    await until(() => done.includes('waits'), 'the job is done');
  });
});
