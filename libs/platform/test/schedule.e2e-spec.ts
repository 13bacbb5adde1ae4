import type { DynamicModule, INestApplication } from '@nestjs/common';
import { Redis } from 'ioredis';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, requestSecretsOf, serviceConfig } from '@cosmic/platform/config';
import { redisAddressSchema } from '@cosmic/platform/queue/redis-address';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { ScheduleModule } from '@cosmic/platform/schedule/schedule.module';
import { ScheduledTask, type Schedule } from '@cosmic/platform/schedule/scheduled-task';
import { startService } from '@cosmic/platform/service-process';
import { until } from '@cosmic/platform/testing/until';

const EVERY_MS = 100;
const config = serviceConfig.extend({
  ...requestSecretsOf('usage'),
  REDIS_URL: redisAddressSchema,
});

/** A task that counts its turns, and can be left under way. */
class Counted extends ScheduledTask {
  turns = 0;
  underWay = 0;
  mostAtOnce = 0;
  private held: Promise<void> | undefined;
  private letGo: () => void = () => undefined;

  constructor(schedule: Partial<Schedule> & { name: string }) {
    super({ everyMs: EVERY_MS, ...schedule });
  }

  hold(): void {
    this.held = new Promise((resolve) => (this.letGo = resolve));
  }

  release(): void {
    this.held = undefined;
    this.letGo();
  }

  async run(): Promise<void> {
    this.turns += 1;
    this.underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay);
    await this.held;
    this.underWay -= 1;
  }
}

/** A task whose turns all fail. */
class Failing extends ScheduledTask {
  turns = 0;

  constructor(private readonly error: Error) {
    super({ name: 'failing', everyMs: EVERY_MS });
  }

  async run(): Promise<void> {
    this.turns += 1;
    throw this.error;
  }
}

class Tasks {}

describe('work that recurs', () => {
  let world: World;
  const running = new Set<INestApplication>();

  beforeAll(async () => {
    world = await startWorld();
  });
  afterEach(async () => {
    await Promise.all([...running].map((app) => app.close()));
    running.clear();
  });
  afterAll(() => world.stop());

  /** A process of the usage service that has these tasks. */
  const start = async (...tasks: ScheduledTask[]): Promise<INestApplication> => {
    const provided: DynamicModule = {
      module: Tasks,
      providers: tasks.map((useValue, index) => ({ provide: `task ${index}`, useValue })),
    };
    const app = await startService({
      process: 'usage',
      service: 'usage',
      config: readConfig(config, world.environment('usage')),
      entities: [],
      contract: [],
      features: [QueuesModule.forWorker(), ScheduleModule.of('usage'), provided],
    });
    running.add(app);
    return app;
  };
  const withRedis = async <Result>(work: (redis: Redis) => Promise<Result>): Promise<Result> => {
    const redis = new Redis(world.redis.url);
    try {
      return await work(redis);
    } finally {
      await redis.quit();
    }
  };
  const schedules = () =>
    withRedis((redis) => redis.zrange('cosmic:usage-schedule:repeat', '0', '-1'));
  const turnsAfter = async (task: { turns: number }, more: number): Promise<void> => {
    const before = task.turns;
    await until(() => task.turns >= before + more, `${more} more turns`, 30_000);
  };

  it('begins at once, and is done again and again', async () => {
    const task = new Counted({ name: 'counted' });
    await start(task);

    await turnsAfter(task, 3);
  });

  it('leaves turns out while the one before is under way, and keeps no other task waiting', async () => {
    const [long, other] = [new Counted({ name: 'long' }), new Counted({ name: 'other' })];
    long.hold();
    await start(long, other);
    await until(() => long.turns === 1, 'the long one has begun', 30_000);

    await turnsAfter(other, 5);

    expect(long.turns).toBe(1);
    long.release();
    await turnsAfter(long, 2);
    expect(long.mostAtOnce).toBe(1);
  });

  it.each([
    ['fails', new Error('clouds')],
    ['finds no database', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  ])('goes on where a turn %s, and leaves no job of it behind', async (_what, error) => {
    const task = new Failing(error);
    await start(task);

    await turnsAfter(task, 5);

    const waiting = await withRedis((redis) =>
      redis.zrange('cosmic:usage-schedule:delayed', 0, -1),
    );
    expect(waiting.filter((id) => id.includes(':failing:')).length).toBeLessThanOrEqual(1);
  });

  it('waits until the process is as old as an interval where that is asked, whatever waits in Redis', async () => {
    const later = { name: 'later', everyMs: 60_000, firstLater: true };
    const first = new Counted(later);
    const beside = new Counted({ name: 'beside' });
    const app = await start(first, beside);
    await until(async () => (await schedules()).includes('later'), 'it is scheduled', 30_000);
    await app.close();
    running.delete(app);
    // As if its turn had come while nobody was there.
    await withRedis((redis) =>
      redis.eval(
        `local key = 'cosmic:usage-schedule:delayed'
         for _, id in ipairs(redis.call('ZRANGE', key, 0, -1)) do
           redis.call('ZADD', key, 1, id)
         end`,
        0,
      ),
    );

    const second = new Counted(later);
    await start(second, beside);
    await turnsAfter(beside, 5);

    expect([first.turns, second.turns]).toEqual([0, 0]);
  });

  it('is scheduled again after Redis lost everything', async () => {
    const task = new Counted({ name: 'counted' });
    await start(task);
    await turnsAfter(task, 1);

    await withRedis((redis) => redis.flushall());

    await turnsAfter(task, 3);
  });

  it('is scheduled again where a clock that was an hour ahead set its next turn', async () => {
    const task = new Counted({ name: 'counted' });
    await start(task);
    await turnsAfter(task, 1);

    const putOff = () =>
      withRedis((redis) =>
        redis.eval(
          `local moved = 0
           for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
             if string.find(id, ':counted:', 1, true) then
               redis.call('ZINCRBY', KEYS[1], 3600000 * 4096, id)
               moved = moved + 1
             end
           end
           if moved > 0 then redis.call('ZINCRBY', KEYS[2], 3600000, 'counted') end
           return moved`,
          2,
          'cosmic:usage-schedule:delayed',
          'cosmic:usage-schedule:repeat',
        ),
      );
    await until(async () => Number(await putOff()) > 0, 'its next turn is put off');

    await turnsAfter(task, 3);
  });

  it('ends where no process has the task any more', async () => {
    const old = new Counted({ name: 'old' });
    const app = await start(old);
    await turnsAfter(old, 1);
    await app.close();
    running.delete(app);

    await start(new Counted({ name: 'new' }));

    await until(async () => !(await schedules()).includes('old'), 'its schedule is gone', 30_000);
    expect(await schedules()).toContain('new');
  });

  it('ends its turn before the process leaves, and begins none after it', async () => {
    const task = new Counted({ name: 'counted' });
    task.hold();
    const app = await start(task);
    await until(() => task.underWay === 1, 'a turn is under way', 30_000);

    let left = false;
    running.delete(app);
    const leaving = app.close().then(() => (left = true));
    await until(() => withRedis(async () => true), 'a moment passes');
    expect(left).toBe(false);
    task.release();
    await leaving;
    expect(task.underWay).toBe(0);

    // Until it stops taking jobs a leaving process may begin another turn, and then waits for that too.
    const turns = task.turns;
    const after = new Counted({ name: 'after' });
    await start(after);
    await turnsAfter(after, 5);
    expect(task).toMatchObject({ underWay: 0, turns });
  });
});
