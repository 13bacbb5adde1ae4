import { askRedis } from '@cosmic/platform/testing/ask-redis';
import { startRedis, startSentinels, type Engine } from '@cosmic/platform/testing/engine';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import type { OwnEngines } from './scenario';

/** What the Sentinels call the primary. */
const NAME = 'cosmic';
/** As deploy/k8s/overlays/production-engines has it: how long a primary is missed before another is chosen. */
const MISSED_FOR_MS = 5_000;
/** Sentinels that a busy machine made miss their own turns decide nothing for half a minute. */
const PATIENCE_MS = 150_000;
/** A job's key ends with the id of its row. */
const OF_JOB = /:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A primary and its replica, which three Sentinels watch over. */
export interface WatchedRedis extends OwnEngines {
  readonly primary: Engine;
  readonly replica: Engine;
  /** The replica hears nothing more of what the primary writes. */
  leaveBehind(): Promise<void>;
  /** The readings whose jobs the primary has and the replica has not. */
  jobsOfPrimaryAlone(): Promise<string[]>;
  /** Resolves when the Sentinels have put the replica in the place of the primary. */
  promoted(): Promise<void>;
  /** Starts the old primary again and waits until it follows the new one. */
  bringBack(): Promise<void>;
}

/** Starts them; they know one another then. */
export async function startWatchedRedis(): Promise<WatchedRedis> {
  const engines: Engine[] = [];
  const stop = async () => {
    await Promise.all(engines.map((engine) => engine.stop()));
  };
  try {
    const primary = await startRedis();
    engines.push(primary);
    const replica = await startRedis(['--replicaof', '127.0.0.1', String(primary.port)]);
    engines.push(replica);
    await until(async () => (await roleOf(primary)).includes('state=online'), 'it is copied');
    const sentinels = await startSentinels(NAME, primary);
    engines.push(...sentinels);
    await Promise.all(sentinels.map(isInformed));
    const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join();
    return {
      environment: { REDIS_URL: `redis-sentinel://${hosts}#${NAME}` },
      primary,
      replica,
      async leaveBehind() {
        // Told to follow a server that is not there, it keeps what it has. One that stood still
        // would find the rest in its socket later.
        const nobody = await freePort();
        await askRedis(replica, (redis) => redis.replicaof('127.0.0.1', nobody));
      },
      async jobsOfPrimaryAlone() {
        const [all, copied] = [await jobsOf(primary), await jobsOf(replica)];
        return all.filter((id) => !copied.includes(id));
      },
      async promoted() {
        await until(() => is('master', replica), 'the replica is promoted', PATIENCE_MS);
      },
      async bringBack() {
        await primary.start();
        await until(() => is('slave', primary), 'the old primary follows', PATIENCE_MS);
      },
      stop,
    };
  } catch (error) {
    await stop(); // nobody else could
    throw error;
  }
}

/** Waits until a Sentinel knows the replica and both others; has it wait as the shipped ones do. */
async function isInformed(sentinel: Engine): Promise<void> {
  await until(
    async () =>
      (await askRedis(sentinel, (redis) => redis.info('sentinel'))).includes(
        'slaves=1,sentinels=3',
      ),
    'a Sentinel knows the others',
    PATIENCE_MS,
  );
  await askRedis(sentinel, (redis) =>
    redis.call('SENTINEL', 'SET', NAME, 'down-after-milliseconds', String(MISSED_FOR_MS)),
  );
}

async function jobsOf(engine: Engine): Promise<string[]> {
  const keys = await askRedis(engine, (redis) => redis.keys('*:generation:*'));
  return keys.map((key) => OF_JOB.exec(key)?.[1]).filter((id) => id !== undefined);
}

const roleOf = (engine: Engine): Promise<string> =>
  askRedis(engine, (redis) => redis.info('replication'));

const is = async (role: 'master' | 'slave', engine: Engine): Promise<boolean> =>
  (await roleOf(engine)).includes(`role:${role}`);
