import { setTimeout as pause } from 'node:timers/promises';
import { Worker, type Processor, type WorkerOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { waitingConnection } from './queue-connection';

/**
 * A job's lock outlives a worker that was killed by this long; then another
 * worker takes it. How often that may happen is not BullMQ's to decide (its
 * default gives up after one), the row counts its runs.
 */
const LOCK_MS = 6_000;
const CHECK_STALLED_MS = 3_000;
const STALLS_ALLOWED = 1_000;
const FIRST_RETRY_MS = 1_000;
/** How long a worker waits whom Redis answered with an error, as one does that has no room. */
const REFUSED_MS = 1_000;

/**
 * How a job's run may end badly: by default it is tried again until its attempts are used up. A run
 * that ends because the database is away (`isConnectionError`) is none of them.
 */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';

  constructor(
    message: string,
    readonly options: { retry: boolean; retryAfterMs?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
  }
}

/** BullMQ's worker as each of our queues has it: patient with Redis and with workers that die. */
export class QueueWorker extends Worker {
  private readonly redis: Redis;
  private left: Promise<void> | undefined;

  constructor(name: string, processor: Processor, options: WorkerOptions) {
    const redis = waitingConnection(options.connection as Redis);
    super(name, processor, {
      ...options,
      connection: redis,
      autorun: false,
      lockDuration: LOCK_MS,
      stalledInterval: CHECK_STALLED_MS,
      maxStalledCount: STALLS_ALLOWED,
      settings: {
        backoffStrategy: (attemptsMade, _type, error) =>
          (error instanceof JobFailure && error.options.retryAfterMs) ||
          FIRST_RETRY_MS * 2 ** (attemptsMade - 1),
      },
    });
    this.redis = redis;
    // Without a listener BullMQ writes them to the console before the process listens.
    this.on('error', () => undefined);
  }

  /** Whether Redis can be reached and jobs are being taken. */
  get ready(): boolean {
    return this.redis.status === 'ready' && this.isRunning();
  }

  /** BullMQ would ask again at once, and tell of it, thousands of times a second. */
  protected override async moveToActive(
    ...asked: Parameters<Worker['moveToActive']>
  ): ReturnType<Worker['moveToActive']> {
    try {
      return await super.moveToActive(...asked);
    } catch (error) {
      await pause(REFUSED_MS);
      throw error;
    }
  }

  /** Once: ioredis waits two seconds for a connection that it ends a second time. */
  override close(force?: boolean): Promise<void> {
    this.left ??= super.close(force).then(() => this.redis.disconnect());
    return this.left;
  }
}
