import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { traceFrom } from '../trace';
import { openQueue, type OpenQueue } from './open-queue';
import type { QueueOptions } from './work-queue';

const POLL_INTERVAL_MS = 5_000;

/** A scheduler that has made no job for so many of its turns has lost its thread. */
const MAX_TURNS_MISSED = 5;

export interface RecurringJobOptions extends QueueOptions {
  everyMilliseconds: number;
  /** What the jobs point at. */
  rowId: string;
}

/**
 * A job that comes again and again, once for however many replicas ask for it: BullMQ's scheduler
 * makes it. What Redis forgets, or could not be told, it is told again.
 */
export class RecurringJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly open: OpenQueue;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    redisUrl: string,
    private readonly options: RecurringJobOptions,
    private readonly log: Logger,
  ) {
    this.open = openQueue(redisUrl, options, log);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), POLL_INTERVAL_MS);
    this.open.onceReady(() => void this.look());
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.open.close();
  }

  private async look(): Promise<void> {
    if (!this.open.isReady()) return;
    const { name, rowId, everyMilliseconds: every, attempts } = this.options;
    try {
      const known = await this.open.queue.getJobScheduler(rowId);
      const isLate = Date.now() - (known?.next ?? 0) > MAX_TURNS_MISSED * every;
      if (known?.every === every && !isLate) return;
      await this.open.queue.upsertJobScheduler(
        rowId,
        { every },
        {
          name,
          data: { rowId, trace: traceFrom(undefined) },
          opts: { attempts, removeOnComplete: true, removeOnFail: true },
        },
      );
    } catch (error) {
      this.log.warn({ err: error, queue: name }, 'a recurring job could not be seen to');
    }
  }
}
