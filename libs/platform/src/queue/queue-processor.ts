import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { WorkerHost } from '@nestjs/bullmq';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import type { Logger } from 'pino';
import { isConnectionError } from '../database/connection-errors';
import { jobSeconds } from '../metrics';
import { withTrace } from '../trace';
import { inSpan } from '../tracing/spans';
import { JobFailure, type QueueWorker } from './queue-worker';
import type { JobPointer, QueueOptions } from './work-queue';

/** A job that found no database looks again after this long. */
const DATABASE_AWAY_MS = 2_000;

/** On shutdown a job in hand may take this long to finish; then it goes back to the queue. */
const GRACE_MS = 15_000;

export interface ProcessorOptions extends QueueOptions {
  /** Jobs at a time in one process. */
  concurrency: number;
}

export interface JobRun {
  /**
   * Whether a failure now is final, unless the database is away: such an error is to be passed on
   * as it is.
   */
  lastAttempt: boolean;
  /** Aborts when the process is told to stop at once. */
  signal: AbortSignal;
}

/** The working side of a queue of pointers to rows; a subclass says `@Processor` of its queue's name. */
export abstract class QueueProcessor
  extends WorkerHost<QueueWorker>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly abort = new AbortController();

  constructor(
    private readonly options: ProcessorOptions,
    protected readonly log: Logger,
  ) {
    super();
  }

  /** Works on one row. */
  abstract work(pointer: JobPointer, run: JobRun): Promise<void>;

  /** Whether Redis can be reached and jobs are being taken. */
  get ready(): boolean {
    return this.worker.ready;
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.options.concurrency;
    this.worker.on('error', (error) =>
      this.log.warn({ err: error, queue: this.options.name }, 'the worker reports an error'),
    );
    this.worker.run().catch((error: unknown) => {
      this.log.fatal({ err: error, queue: this.options.name }, 'the worker stopped taking jobs');
      process.kill(process.pid, 'SIGTERM');
    });
  }

  /**
   * Takes no more jobs and finishes those in hand, while queues, NATS and the database are still
   * there. Jobs left after the grace go back to the queue.
   */
  async beforeApplicationShutdown(): Promise<void> {
    const timer = setTimeout(() => this.abort.abort(), GRACE_MS);
    await this.worker.close();
    clearTimeout(timer);
  }

  async process(job: Job<JobPointer>, token?: string): Promise<void> {
    const started = performance.now();
    const lastAttempt = job.attemptsMade + 1 >= this.options.attempts;
    let outcome = 'completed';
    try {
      await this.workTraced(job.data, lastAttempt);
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

  private workTraced(pointer: JobPointer, lastAttempt: boolean): Promise<void> {
    const { trace, traceparent: parent } = pointer;
    return withTrace(trace, () =>
      inSpan(`${this.options.name} work`, { kind: 'consumer', parent }, () =>
        this.work(pointer, { lastAttempt, signal: this.abort.signal }),
      ),
    );
  }
}
