import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { content } from '@cosmic/contracts/content';
import { readings } from '@cosmic/contracts/readings/readings';
import {
  startModelServer,
  SAMPLE_TEXT,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { jobSeconds } from '@cosmic/platform/metrics';
import { OwnProcesses } from '@cosmic/platform/testing/own-processes';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, type TestBed } from './make';

const WORKER = resolve(__dirname, '../dist/worker.js');

/**
 * What must survive when a part of the house falls over. The worker runs as a
 * process of its own here (the build's, so `nx build` comes first), to be
 * killed as only a process can be.
 */
describe('faults', () => {
  let bed: TestBed;
  let model: ModelServer;
  let workers: OwnProcesses;

  beforeAll(async () => {
    workers = new OwnProcesses(WORKER);
    [bed, model] = await Promise.all([makeTestBed(), startModelServer()]);
    await bed.start('billing');
    await bed.start('readings');
    await bed.start('usage');
  });
  afterEach(async () => {
    await workers.endAll();
  });
  afterAll(async () => {
    await bed.stop();
    await model.close();
  });

  /** Its model writes a word every so many milliseconds. */
  const startWorker = (everyMs = 0, text = SAMPLE_TEXT): ChildProcess => {
    model.script({ kind: 'drip', text, everyMs });
    return workers.start({
      ...bed.world.environment('readings-worker'),
      ...model.environment,
    });
  };
  const attemptOf = async (id: string): Promise<number> => {
    const [row] = await bed.world.query<{ attempt: number }>(
      'SELECT attempt FROM readings.generations WHERE id = $1',
      [id],
    );
    return row!.attempt;
  };
  const logsOf = (id: string) =>
    bed.world.query('SELECT FROM usage.tool_logs WHERE generation_id = $1', [id]);

  it('finishes a reading once whose worker was killed in the middle, for one unit', async () => {
    const guest = makeGuest();
    const heard = await bed.listen(guest);
    const seen = () =>
      heard.reduce((text, push) => {
        if (push.type !== 'generation.delta') return text;
        expect(push.offset).toBe(text.length);
        return text + push.text;
      }, '');
    const first = startWorker(40);
    const { id } = await bed.request(guest);
    const sentences = () => heard.filter(({ type }) => type === 'generation.delta').length;
    await until(() => sentences() > 1, 'two sentences are there');

    await workers.end(first);
    const halfway = seen();
    const left = await bed.generation(guest, id);
    // What a model writes the second time is another text.
    startWorker(0, SAMPLE_TEXT.split('\n\n').reverse().join('\n\n'));
    const done = await bed.final(guest, id);
    await until(() => heard.at(-1)?.type === 'generation.completed', 'completion is pushed');
    await until(async () => (await logsOf(id)).length > 0, 'usage has logged it');

    expect(done.status).toBe('completed');
    expect(done).toMatchObject({ narrator: 'model' });
    expect(done.content.startsWith(halfway)).toBe(true);
    expect(left.content.startsWith(halfway)).toBe(true);
    expect(left.facts.length).toBeGreaterThan(0);
    expect(left.facts).toEqual(done.facts);
    expect(seen()).toBe(done.content);
    expect(await attemptOf(id)).toBe(2);
    expect(await logsOf(id)).toHaveLength(1);
    expect((await bed.request(guest)).remaining).toBe(1);
  });

  it('hands a reading back that a leaving worker can not finish in time, or finishes it first', async () => {
    const guest = makeGuest();
    const leaving = startWorker(5);
    const { id } = await bed.request(guest);
    await until(
      async () => (await bed.generation(guest, id)).status === 'generating',
      'the writing has begun',
    );

    await workers.end(leaving, 'SIGTERM');
    startWorker();

    expect((await bed.final(guest, id)).status).toBe('completed');
  });

  it('accepts a reading while Redis is away and writes it when Redis is back', async () => {
    const guest = makeGuest();
    await bed.world.redis.kill();

    const { id, status } = await bed.request(guest);

    expect(status).toBe('queued');
    await bed.world.redis.start();
    startWorker();
    expect((await bed.final(guest, id)).status).toBe('completed');
  });

  it('writes what was asked for though Redis has forgotten everything', async () => {
    const guest = makeGuest();
    const { id } = await bed.request(guest);
    const redis = new Redis(bed.world.redis.url);
    await redis.flushall();
    await redis.quit();

    startWorker();

    expect((await bed.final(guest, id)).status).toBe('completed');
  });

  it("uses none of a reading's attempts up while there is no database connection", async () => {
    const guest = makeGuest();
    const worker = await bed.start('readings-worker', {
      ...model.environment,
      DATABASE_POOL_SIZE: '1',
      DATABASE_CONNECT_TIMEOUT_MS: '300',
    });
    const postponed = async () => {
      const { values } = await jobSeconds.get();
      const seen = values.find(
        ({ metricName, labels }) =>
          metricName === 'cosmic_job_seconds_count' && labels.outcome === 'postponed',
      );
      return seen?.value ?? 0;
    };
    const { id } = await worker.get(DataSource).transaction(async () => {
      const accepted = await bed.request(guest);
      await until(async () => (await postponed()) >= 2, 'two runs found no connection');
      // One real failure, which has to count as the first of three.
      model.script({ kind: 'status', status: 503 }, { kind: 'text', text: SAMPLE_TEXT });
      return accepted;
    });

    const done = await bed.final(guest, id);

    expect(done).toMatchObject({ status: 'completed', narrator: 'model' });
    await worker.close();
  });

  it('answers again soon after NATS was away, without a restart, and loses no event', async () => {
    const guest = makeGuest();
    startWorker();
    const { id } = await bed.request(guest);
    await bed.final(guest, id);

    await bed.world.nats.kill();
    await until(() => !bed.nats.connected, 'the outage is noticed');
    await expect(bed.generation(guest, id)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await bed.world.nats.start();
    await until(() => bed.nats.connected, 'the connection is back');

    await until(
      () => bed.rpc.send(readings.get, guest, { id }).catch(() => null),
      'readings answers',
    );
    const next = await bed.request(guest);
    expect((await bed.final(guest, next.id)).status).toBe('completed');
    await until(async () => (await logsOf(next.id)).length === 1, 'usage hears of it');
  });

  it('says at once that a service is away which nobody runs', async () => {
    await expect(bed.rpc.send(content.affirmation, null, {})).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});
