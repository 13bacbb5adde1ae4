import type { OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { inSpan, TRACEPARENT } from '../tracing/spans';
import { openQueue, type OpenQueue } from './open-queue';

const ADD_TIMEOUT_MS = 500;
const KEEP_FAILED_SECONDS = 24 * 60 * 60;

/** What a job holds: which row it is about, and the correlation id. Never the row's contents. */
export interface JobPointer {
  rowId: string;
  trace: string;
  /** The step of a trace that added it. */
  traceparent?: string;
}

export interface QueueOptions {
  /** Renaming strands the jobs in flight. */
  name: string;
  /** Runs of a job, the first included. */
  attempts: number;
  prefix?: string;
}

/**
 * The adding side of a queue of pointers to rows. The row is the truth: a job
 * that could not be added, or that Redis forgot, is added again by a sweep.
 */
export class WorkQueue implements OnApplicationShutdown {
  private readonly open: OpenQueue;

  constructor(
    redisUrl: string,
    private readonly options: QueueOptions,
    private readonly log: Logger,
  ) {
    this.open = openQueue(redisUrl, options, log);
  }

  /**
   * Adds a job for a row; a job for that row which is still alive is left as it
   * is. Never throws and never waits long: false means the sweep will see to it.
   */
  async add(pointer: JobPointer): Promise<boolean> {
    if (!this.ready) return false;
    try {
      await inSpan(`${this.options.name} add`, { kind: 'producer' }, (span) =>
        within(
          ADD_TIMEOUT_MS,
          this.addFresh(span ? { ...pointer, [TRACEPARENT]: span.traceparent } : pointer),
        ),
      );
      return true;
    } catch (error) {
      this.log.warn({ err: error, queue: this.options.name }, 'a job could not be added');
      return false;
    }
  }

  /** Whether Redis can be reached now. */
  get ready(): boolean {
    return this.open.isReady();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.open.close();
  }

  private async addFresh(pointer: JobPointer): Promise<void> {
    const left = await this.open.queue.getJob(pointer.rowId);
    if (left && (await left.isFailed())) await left.remove();
    await this.open.queue.add(this.options.name, pointer, {
      jobId: pointer.rowId,
      attempts: this.options.attempts,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: { age: KEEP_FAILED_SECONDS },
    });
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
