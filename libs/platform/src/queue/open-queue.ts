import { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { openProducerConnection } from './queue-connection';
import { showQueue } from './queue-figures';
import type { JobPointer, QueueOptions } from './work-queue';

/** The adding end of a queue, whose figures are shown while it is open. */
export interface OpenQueue {
  queue: Queue<JobPointer>;
  /** Whether Redis can be reached now. */
  isReady(): boolean;
  /** Calls `work` once, as soon as Redis can be reached. */
  onceReady(work: () => void): void;
  close(): Promise<void>;
}

/** Opens the adding end of a queue; whether Redis is there already does not matter. */
export function openQueue(redisUrl: string, options: QueueOptions, log: Logger): OpenQueue {
  const connection = openProducerConnection(redisUrl, log);
  const isReady = () => connection.status === 'ready';
  const queue = new Queue<JobPointer>(options.name, {
    connection,
    prefix: options.prefix ?? 'cosmic',
    skipVersionCheck: true,
  });
  queue.on('error', () => undefined);
  const hide = showQueue(queue, isReady);
  return {
    queue,
    isReady,
    onceReady: (work) => void connection.once('ready', work),
    async close() {
      hide();
      await queue.close().catch(() => undefined);
      connection.disconnect();
    },
  };
}
