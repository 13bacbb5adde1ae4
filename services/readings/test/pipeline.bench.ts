import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Queue, QueueEvents } from 'bullmq';
import type { Push } from '@cosmic/contracts/live';
import { liveClientOf } from '@cosmic/contracts/message';
import { liveSubject } from '@cosmic/platform/nats/live';
import { MAX_WAITING } from '@cosmic/readings/generation/lanes';
import { atLeast, atMost, printRows, quantile, report } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeMember, makeTestBed, type TestBed } from './make';

/**
 * A reading's way from the request to the text, with the almanac and without its pace, beside a
 * bare BullMQ queue on the same Redis: the built processes, one run, interleaved rounds.
 */
const ROUNDS = 300;
const DRAINS = 3;
const AT_ONCE = 10;
/** As many members' readings may wait, but for those of one batch. */
const JOBS = MAX_WAITING.member - AT_ONCE;
const CONCURRENCY = 10;

/** Counting what is finished, again and again, would take the time of a reading each. */
const UNFINISHED = 'SELECT FROM readings.generations WHERE completed_at IS NULL LIMIT 1';

const SERVICE = resolve(__dirname, '../dist/main.js');
const WORKER = resolve(__dirname, '../dist/worker.js');
const BARE_WORKER = resolve(__dirname, 'bare-worker.mjs');

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

describe('the reading pipeline', () => {
  let bed: TestBed;
  let queue: Queue;
  let events: QueueEvents;
  const running: ChildProcess[] = [];

  const run = (program: string, more: Record<string, string>): ChildProcess => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...more, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.push(child);
    return child;
  };
  const end = async (child: ChildProcess) => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const worker = () =>
    run(WORKER, {
      ...bed.world.environment('readings-worker'),
      WORKER_CONCURRENCY: String(CONCURRENCY),
    });
  const bareWorker = () =>
    run(BARE_WORKER, {
      REDIS_URL: bed.world.redis.url,
      QUEUE: queue.name,
      CONCURRENCY: String(CONCURRENCY),
    });
  const count = async (status: string) => {
    const [row] = await bed.world.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM readings.generations WHERE status = $1',
      [status],
    );
    return row!.count;
  };

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    run(SERVICE, bed.world.environment('readings'));
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
    const { hostname: host, port } = new URL(bed.world.redis.url);
    const connection = { host, port: Number(port) };
    queue = new Queue('bare', { connection });
    events = new QueueEvents('bare', { connection });
    await events.waitUntilReady();
  });
  afterAll(async () => {
    await Promise.all([queue.close(), events.close()]);
    await Promise.all(running.filter(isRunning).map(end));
    await bed.stop();
  });

  /** From the request to the first push, which the worker sends when it has begun, and to the text. */
  const oneReading = async (): Promise<{ begun: number; done: number }> => {
    const guest = makeGuest();
    let begun = 0;
    let heard: (done: number) => void;
    const completed = new Promise<number>((settle) => (heard = settle));
    const listening = bed.nats.connection.subscribe(liveSubject(liveClientOf(guest)), {
      callback: (_, message) => {
        begun ||= performance.now();
        if (message.json<Push>().type === 'generation.completed') heard(performance.now());
      },
    });
    await bed.nats.connection.flush();
    const from = performance.now();
    await bed.request(guest);
    const done = await completed;
    listening.unsubscribe();
    return { begun: begun - from, done: done - from };
  };

  const oneBareJob = async (): Promise<{ begun: number; done: number }> => {
    const id = `bare-${Math.random()}`;
    let begun = 0;
    const active = ({ jobId }: { jobId: string }) => {
      if (jobId === id) begun = performance.now();
    };
    events.on('active', active);
    const from = performance.now();
    const job = await queue.add('nothing', {}, { jobId: id });
    await job.waitUntilFinished(events);
    events.off('active', active);
    return { begun: begun - from, done: performance.now() - from };
  };

  it('begins and ends a reading while idle, beside a bare job', async () => {
    const workers = [worker(), bareWorker()];
    const readings: { begun: number; done: number }[] = [];
    const bare: { begun: number; done: number }[] = [];
    for (let round = -20; round < ROUNDS; round += 1) {
      const [reading, job] = [await oneReading(), await oneBareJob()];
      if (round < 0) continue;
      readings.push(reading);
      bare.push(job);
    }
    await Promise.all(workers.map(end));

    const table = (['begun', 'done'] as const).flatMap((moment) =>
      [0.5, 0.99].map((share) => {
        const ours = quantile(
          readings.map((times) => times[moment]),
          share,
        );
        const theirs = quantile(
          bare.map((times) => times[moment]),
          share,
        );
        return {
          what: `request to ${moment === 'begun' ? 'first push' : 'whole text'}, p${share * 100}`,
          'reading ms': ours.toFixed(2),
          'bare job ms': theirs.toFixed(2),
          ratio: (ours / theirs).toFixed(2),
        };
      }),
    );
    printRows(`${ROUNDS} readings and bare jobs in turn, nothing else to do`, table);
    const begun = (times: typeof bare, share: number) =>
      quantile(
        times.map((time) => time.begun),
        share,
      );
    report('P5: accepted until it begins, beside a bare job', [
      atMost('P5: median, ratio', begun(readings, 0.5) / begun(bare, 0.5), 5),
      atMost('P5: p99, ratio', begun(readings, 0.99) / begun(bare, 0.99), 10),
    ]);
    expect(readings.every(({ begun, done }) => begun > 0 && done >= begun)).toBe(true);
  });

  /** A second's readings with so many workers. From the first to the last text: the start of a process is not what is measured. */
  const drainReadings = async (workers: number): Promise<number> => {
    for (let batch = 0; batch < JOBS / AT_ONCE; batch += 1) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => bed.request(makeMember())));
    }
    const running = Array.from({ length: workers }, worker);
    await until(
      async () => (await bed.world.query(UNFINISHED)).length === 0,
      'every reading is written',
      240_000,
    );
    await Promise.all(running.map(end));
    const [span] = await bed.world.query<{ seconds: number; rows: number }>(
      `SELECT extract(epoch FROM max(completed_at) - min(completed_at))::float AS seconds,
              count(*)::integer AS rows
       FROM (SELECT completed_at FROM readings.generations WHERE status = 'completed'
             ORDER BY completed_at DESC LIMIT $1) AS last`,
      [JOBS],
    );
    expect(span!.rows).toBe(JOBS);
    return JOBS / span!.seconds;
  };

  const drainBare = async (workers: number): Promise<number> => {
    await queue.addBulk(Array.from({ length: JOBS }, () => ({ name: 'nothing', data: {} })));
    let first = 0;
    let done = 0;
    const drained = new Promise<number>((settle) => {
      events.on('completed', () => {
        first ||= performance.now();
        done += 1;
        if (done === JOBS) settle(performance.now());
      });
    });
    const running = Array.from({ length: workers }, bareWorker);
    const seconds = ((await drained) - first) / 1_000;
    events.removeAllListeners('completed');
    await Promise.all(running.map(end));
    return JOBS / seconds;
  };

  it.each([1, 2])('drains a full queue with %d worker(s), beside bare workers', async (workers) => {
    const rounds: { readings: number; bare: number }[] = [];
    for (let round = 0; round < DRAINS; round += 1) {
      rounds.push({ readings: await drainReadings(workers), bare: await drainBare(workers) });
    }
    expect(await count('failed')).toBe(0);
    const ratio = ({ readings, bare }: (typeof rounds)[number]) => readings / bare;
    printRows(
      `${workers} worker(s) of ${CONCURRENCY} at a time, ${JOBS} each`,
      rounds.map((round) => ({
        'readings/s': round.readings.toFixed(0),
        'bare jobs/s': round.bare.toFixed(0),
        ratio: ratio(round).toFixed(3),
      })),
    );
    report(`P4: readings drained by ${workers} worker(s), beside bare jobs`, [
      atLeast('P4: median ratio', quantile(rounds.map(ratio), 0.5), 0.12),
    ]);
  });
});
