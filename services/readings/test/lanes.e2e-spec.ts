import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pino from 'pino';
import type { Actor } from '@cosmic/contracts/message';
import { GENERATION_QUEUE, GenerationQueue } from '@cosmic/readings/generation/generation.queue';
import { MAX_WAITING, type Lane } from '@cosmic/readings/generation/lanes';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeMember, makeTestBed, type TestBed } from './make';

const LANES: readonly Lane[] = ['guest', 'member', 'subscriber'];

/** What happens where more is asked for than can be written; no worker runs but where one is started. */
describe('readings that wait', () => {
  let bed: TestBed;
  let redis: Redis;
  let queue: Queue;
  let ours: GenerationQueue;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    const { port } = bed.world.redis;
    redis = new Redis({ port, maxRetriesPerRequest: null });
    queue = new Queue(GENERATION_QUEUE.name, { connection: redis, prefix: 'cosmic' });
    ours = new GenerationQueue(queue, pino({ level: 'silent' }));
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(async () => {
    await queue.close();
    redis.disconnect();
    await bed.stop();
  });
  afterEach(async () => {
    await queue.obliterate({ force: true });
    await redis.del(queue.toKey('lanes'));
  });

  /** Adds readings whose ids tell their lane. */
  const flood = async (lane: Lane, count: number) => {
    for (let number = 0; number < count; number += 1) {
      await ours.addIn(lane, { rowId: `${lane}-${randomUUID()}`, trace: 'trace-of-test' });
    }
  };
  const lanesOf = (ids: readonly string[]) => ids.map((id) => id.split('-', 1)[0]!);
  /** The lanes of the next readings that a worker takes, one at a time. */
  const taken = async (count: number, meanwhile?: () => Promise<void>): Promise<string[]> => {
    const ids: string[] = [];
    const worker = new Worker(
      queue.name,
      async ({ data }) => {
        await meanwhile?.();
        ids.push(data.rowId);
        if (ids.length === count) void worker.close();
      },
      { connection: { port: bed.world.redis.port }, prefix: 'cosmic', concurrency: 1 },
    );
    await until(() => ids.length >= count, `${count} readings are taken`);
    await worker.close();
    return lanesOf(ids.slice(0, count));
  };
  const counted = (lanes: readonly string[]) =>
    Object.fromEntries(LANES.map((lane) => [lane, lanes.filter((one) => one === lane).length]));

  // First, as a service that has just started: it measures nothing of another test.
  it('are told how long they are likely to wait, once that is known', async () => {
    await flood('guest', 400);
    const began = performance.now();
    let written = 0;
    const write = async () => {
      await setTimeout(50);
      written += 1;
    };
    const slow = new Worker(queue.name, write, {
      connection: { port: bed.world.redis.port },
      prefix: 'cosmic',
    });
    const told = await until(
      // What the service saw of the queue a moment ago may refuse the first ones.
      async () => (await bed.request(makeGuest()).catch(() => null))?.waitSeconds,
      'a wait is told',
      20_000,
    ).finally(() => slow.close());
    const secondsEach = (performance.now() - began) / 1_000 / (written + 1);
    // A busy machine slows the worker, and what it did first says little: to a power of ten.
    expect(Math.abs(Math.log10(told! / ((400 - written) * secondsEach)))).toBeLessThan(1);
  });

  it('are four subscribers, two members and a guest of seven, where all lanes are full', async () => {
    for (const lane of LANES) await flood(lane, 60);

    const lanes = await taken(70);
    const { subscriber, member, guest } = counted(lanes);
    expect(Math.abs(subscriber! - 40)).toBeLessThanOrEqual(2);
    expect(Math.abs(member! - 20)).toBeLessThanOrEqual(2);
    expect(Math.abs(guest! - 10)).toBeLessThanOrEqual(2);
  });

  it('are not kept from subscribers by a flood of guests that came before them', async () => {
    await flood('guest', 300);
    await taken(50);
    await flood('subscriber', 4);

    expect(counted(await taken(6))).toMatchObject({ subscriber: 4 });
  });

  it('are not kept from guests by subscribers who never stop coming', async () => {
    await flood('subscriber', 20);
    await flood('guest', 10);

    const lanes = await taken(50, () => flood('subscriber', 2));
    expect(counted(lanes).guest).toBeGreaterThanOrEqual(9);
  });

  it('are all of one lane, as they came, where no other has any', async () => {
    await flood('guest', 20);
    const ids = (await queue.getPrioritized()).map(({ id }) => id!);
    expect(lanesOf(ids)).toEqual(Array.from({ length: 20 }, () => 'guest'));
    expect(new Set(await taken(20))).toEqual(new Set(['guest']));
  });

  it('keep their order and their shares where the numbers of the queue begin anew', async () => {
    const most = 2 ** 21 - 1;
    for (const lane of LANES) await redis.hset(queue.toKey('lanes'), lane, most - 45);
    await flood('guest', 10);
    const before = (await queue.getPrioritized()).map(({ id }) => id!);
    await flood('guest', 10);
    await flood('subscriber', 20);

    const [firstTag = 0] = (await redis.zrange(queue.toKey('prioritized'), 0, 0, 'WITHSCORES'))
      .slice(1)
      .map((score) => Number(score) / 2 ** 32);
    expect(firstTag).toBeLessThan(10);
    const after = (await queue.getPrioritized()).map(({ id }) => id!);
    expect(after.filter((id) => before.includes(id))).toEqual(before);
    expect(counted(await taken(40))).toEqual({ guest: 20, member: 0, subscriber: 20 });
  });

  it('are written, whatever their lane', async () => {
    const subscriber = makeMember();
    await bed.world.query(
      `INSERT INTO readings.premium_members (user_id, is_premium, ends_at, changed_at)
       VALUES ($1, true, NULL, now())`,
      [subscriber.id],
    );
    const askers: Actor[] = [makeGuest(), makeMember(), subscriber];
    const asked: string[] = [];
    for (const actor of askers) asked.push((await bed.request(actor)).id);
    const waiting = await queue.getPrioritized();
    const [guests, members, subscribers] = asked;
    // The guest's is the next one already when the others come.
    expect(waiting.map(({ id }) => id)).toEqual([guests, subscribers, members]);

    const worker = await bed.start('readings-worker');
    const ends = await Promise.all(askers.map((actor, at) => bed.final(actor, asked[at]!)));
    expect(ends.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    await worker.close();
  });

  it('are so many of a lane at most, told with a time to come again, and other lanes have room', async () => {
    await flood('guest', MAX_WAITING.guest + 1);
    const guest = makeGuest();
    const refused = await until(async () => {
      const answer: unknown = await bed.request(guest).catch((error: unknown) => error);
      return (answer as { code?: string }).code === undefined ? null : answer;
    }, 'one more guest is refused');

    expect(refused).toMatchObject({
      code: 'too_many_waiting',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await bed.request(makeMember())).status).toBe('queued');
  });

  it('are written though a clock that was ahead put them off, and wait where a right one did', async () => {
    const delay = 60_000;
    const putOff = async (ahead: number) => {
      const rowId = `guest-${randomUUID()}`;
      const timestamp = Date.now() + ahead;
      const pointer = { rowId, trace: 'trace-of-test' };
      await queue.add(queue.name, pointer, { jobId: rowId, delay, timestamp });
      await ours.addIn('guest', pointer);
      return queue.getJobState(rowId);
    };

    expect(await putOff(60 * 60_000)).toBe('waiting');
    expect(await putOff(0)).toBe('delayed');
  });
});
