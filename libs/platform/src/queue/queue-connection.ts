import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * A Redis connection for adding jobs. Fails at once while Redis is away, for a
 * request is waiting; whoever adds must be able to do without.
 */
export function openProducerConnection(url: string, log: Logger): Redis {
  return watched(
    new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy }),
    log,
  );
}

/** A Redis connection for a worker. Waits for Redis as long as it takes. */
export function openWorkerConnection(url: string, log: Logger): Redis {
  return watched(new Redis(url, { maxRetriesPerRequest: null, retryStrategy }), log);
}

function retryStrategy(attempt: number): number {
  return Math.min(attempt * 200, 2_000);
}

function watched(connection: Redis, log: Logger): Redis {
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
