import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { inSpan, TRACEPARENT } from '../tracing/spans';
import { showQueue } from './queue-figures';

const ANSWER_TIMEOUT_MS = 500;
const KEEP_FAILED_SECONDS = 24 * 60 * 60;
/** BullMQ orders what is put off by the millisecond it is due, and by arrival in the bits below. */
const DUE_UNIT = 2 ** 12;
/** Clocks of machines that are in order differ by less. */
const MAX_SKEW_MS = 1_000;

/** What a job holds: which row it is about, and the correlation id. Never the row's contents. */
export interface JobPointer {
  rowId: string;
  trace: string;
  /** The step of a trace that added it. */
  traceparent?: string;
}

type Priority = number | (() => Promise<number>);

export interface QueueOptions {
  /** Renaming strands the jobs in flight. */
  name: string;
  /** Runs of a job, the first included. */
  attempts: number;
}

/**
 * The adding side of a queue of pointers to rows. The row is the truth: a job
 * that could not be added, or that Redis forgot, is added again by a sweep.
 */
export abstract class WorkQueue implements OnModuleInit, OnApplicationShutdown {
  private hide: () => void = () => undefined;

  constructor(
    protected readonly queue: Queue<JobPointer>,
    private readonly options: QueueOptions,
    private readonly log: Logger,
  ) {
    // Redis's absence is told once, by its connection.
    queue.on('error', () => undefined);
  }

  onModuleInit(): void {
    this.hide = showQueue(this.queue, () => this.ready);
  }

  onApplicationShutdown(): void {
    this.hide();
  }

  /**
   * Adds a job for a row; a job for that row which is still alive is left as it
   * is. Never throws and never waits long: false means the sweep will see to it.
   *
   * @param priority  jobs without one go first, then those with the least; asked for only where
   *   a job is added
   */
  async add(pointer: JobPointer, priority?: Priority): Promise<boolean> {
    if (!this.ready) return false;
    try {
      await inSpan(`${this.options.name} add`, { kind: 'producer' }, (span) =>
        within(
          ANSWER_TIMEOUT_MS,
          this.addFresh(span ? { ...pointer, [TRACEPARENT]: span.traceparent } : pointer, priority),
        ),
      );
      return true;
    } catch (error) {
      this.log.warn({ err: error, queue: this.options.name }, 'a job could not be added');
      return false;
    }
  }

  /** What Redis answers; null where it does not in time. */
  protected async asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    if (!this.ready) return null;
    return within(ANSWER_TIMEOUT_MS, ask()).catch(() => null);
  }

  /** Whether Redis can be reached now. */
  get ready(): boolean {
    return (this.queue.opts.connection as Redis).status === 'ready';
  }

  /** A job that was put off by a clock which was ahead would wait for as long besides. */
  private async wakeIfLost(job: Job<JobPointer>): Promise<void> {
    const redis = this.queue.opts.connection as Redis;
    const due = await redis.zscore(this.queue.toKey('delayed'), job.id!);
    const waits = due === null ? 0 : Number(due) / DUE_UNIT - Date.now();
    if (waits > job.delay + MAX_SKEW_MS) await job.promote();
  }

  private async addFresh(pointer: JobPointer, askedPriority?: Priority): Promise<void> {
    const left = await this.queue.getJob(pointer.rowId);
    if (left && !(await left.isFailed())) return this.wakeIfLost(left);
    await left?.remove();
    const priority = typeof askedPriority === 'function' ? await askedPriority() : askedPriority;
    await this.queue.add(this.options.name, pointer, {
      jobId: pointer.rowId,
      attempts: this.options.attempts,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      removeOnFail: { age: KEEP_FAILED_SECONDS },
      ...(priority !== undefined && { priority }),
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
