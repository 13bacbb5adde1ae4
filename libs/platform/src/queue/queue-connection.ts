import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { optionsOfSentinels } from './redis-address';

/**
 * A Redis connection for adding jobs. Fails at once while Redis is away, for a
 * request is waiting; whoever adds must be able to do without.
 *
 * @param address as `redisAddressSchema` takes it
 */
export function openConnection(address: string, log: Logger): Redis {
  const options: RedisOptions = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy,
    sentinelRetryStrategy: retryStrategy,
  };
  const sentinels = optionsOfSentinels(address);
  const connection = sentinels
    ? new Redis({ ...sentinels, ...options })
    : new Redis(address, options);
  let down = false;
  connection.on('error', (error: Error) => {
    if (!down) log.warn({ err: error }, 'lost Redis');
    down = true;
  });
  connection.on('ready', () => {
    if (down) log.info('reached Redis again');
    down = false;
  });
  return connection;
}

/** Another connection to the same Redis, for a worker. Waits for Redis as long as it takes. */
export function waitingConnection(connection: Redis): Redis {
  return connection.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
}

function retryStrategy(attempt: number): number {
  return Math.min(attempt * 200, 2_000);
}
