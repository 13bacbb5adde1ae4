import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { isConnectionError } from '../database/connection-errors';
import { jobSeconds } from '../metrics';
import { withTrace } from '../trace';
import { inSpan } from '../tracing/spans';
import { openWorkerConnection } from './queue-connection';
import type { JobPointer, QueueOptions } from './work-queue';

/**
 * A job's lock outlives a worker that was killed by this long; then another
 * worker takes it. How often that may happen is not BullMQ's to decide (its
 * default gives up after one), the row counts its runs.
 */
const LOCK_MS = 6_000;
const CHECK_STALLED_MS = 3_000;
const STALLS_ALLOWED = 1_000;
const FIRST_RETRY_MS = 1_000;

/** A job that found no database looks again after this long. */
const DATABASE_AWAY_MS = 2_000;

/** On shutdown a job in hand may take this long to finish; then it goes back to the queue. */
const GRACE_MS = 15_000;

export interface WorkerOptions extends QueueOptions {
  concurrency: number;
}

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

export interface JobHandler {
  /**
   * Works on one row. `lastAttempt` tells that a failure now is final, unless the database is
   * away: such an error is to be passed on as it is.
   * The signal aborts when the process is told to stop at once.
   */
  work(pointer: JobPointer, run: { lastAttempt: boolean; signal: AbortSignal }): Promise<void>;
}

/** The working side of a queue of pointers to rows. */
export class QueueWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly connection: Redis;
  private readonly worker: Worker<JobPointer>;
  private readonly abort = new AbortController();

  constructor(
    redisUrl: string,
    private readonly options: WorkerOptions,
    private readonly handler: JobHandler,
    private readonly log: Logger,
  ) {
    this.connection = openWorkerConnection(redisUrl, log);
    this.worker = new Worker<JobPointer>(options.name, (job, token) => this.run(job, token), {
      connection: this.connection,
      prefix: options.prefix ?? 'cosmic',
      autorun: false,
      concurrency: options.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: CHECK_STALLED_MS,
      maxStalledCount: STALLS_ALLOWED,
      settings: {
        backoffStrategy: (attemptsMade, _type, error) =>
          (error instanceof JobFailure && error.options.retryAfterMs) ||
          FIRST_RETRY_MS * 2 ** (attemptsMade - 1),
      },
    });
    this.worker.on('error', (error) => log.warn({ err: error }, 'the worker reports an error'));
  }

  /** Whether Redis can be reached and jobs are being taken. */
  get ready(): boolean {
    return this.connection.status === 'ready' && this.worker.isRunning();
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: unknown) => {
      this.log.fatal({ err: error }, 'the worker stopped taking jobs');
      process.kill(process.pid, 'SIGTERM');
    });
  }

  /** Takes no more jobs and finishes those in hand; those left after the grace go back to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    const timer = setTimeout(() => this.abort.abort(), GRACE_MS);
    await this.worker.close();
    clearTimeout(timer);
    this.connection.disconnect();
  }

  private async run(job: Job<JobPointer>, token: string | undefined): Promise<void> {
    const started = performance.now();
    const lastAttempt = job.attemptsMade + 1 >= this.options.attempts;
    let outcome = 'completed';
    try {
      await this.work(job.data, lastAttempt);
    } catch (error) {
      if (isConnectionError(error)) {
        outcome = 'postponed';
        this.note(job, error, outcome);
        await job.moveToDelayed(Date.now() + DATABASE_AWAY_MS, token);
        throw new DelayedError();
      }
      const final = error instanceof JobFailure && !error.options.retry;
      outcome = final || lastAttempt ? 'failed' : 'retried';
      this.note(job, error, outcome);
      if (final) throw new UnrecoverableError(error.message);
      throw error;
    } finally {
      const seconds = (performance.now() - started) / 1_000;
      jobSeconds.observe({ queue: this.options.name, outcome }, seconds);
    }
  }

  private note({ data }: Job<JobPointer>, error: unknown, outcome: string): void {
    withTrace(data.trace, () =>
      this.log.warn({ err: error, queue: this.options.name, rowId: data.rowId }, outcome),
    );
  }

  private work(pointer: JobPointer, lastAttempt: boolean): Promise<void> {
    const { trace, traceparent: parent } = pointer;
    return withTrace(trace, () =>
      inSpan(`${this.options.name} work`, { kind: 'consumer', parent }, () =>
        this.handler.work(pointer, { lastAttempt, signal: this.abort.signal }),
      ),
    );
  }
}
