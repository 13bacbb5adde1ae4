import type { Logger } from 'pino';
import type { Queue } from 'bullmq';
import { isConnectionError } from '../database/connection-errors';
import { QueueProcessor } from '../queue/queue-processor';
import { JobFailure } from '../queue/queue-worker';
import type { JobPointer } from '../queue/work-queue';
import { traceFrom, withTrace } from '../trace';
import type { ScheduledTask } from './scheduled-task';
import type { ScheduledTasks } from './scheduled-tasks';

/** More than any service has, so that a long task keeps no other from its turn. */
const TASKS_AT_A_TIME = 10;

/** Does the tasks whose turn has come. A job points at a task by its name. */
export abstract class ScheduleProcessor extends QueueProcessor {
  private readonly begun = Date.now();
  private readonly underWay = new Set<ScheduledTask>();

  constructor(
    private readonly tasks: ScheduledTasks,
    private readonly queue: Queue<JobPointer>,
    log: Logger,
  ) {
    super({ name: queue.name, attempts: 1, concurrency: TASKS_AT_A_TIME }, log);
  }

  async work({ rowId: name }: JobPointer): Promise<void> {
    const task = this.tasks.byName.get(name);
    if (!task) {
      await this.queue.removeJobScheduler(name);
      return;
    }
    if (this.isTooEarly(task) || this.underWay.has(task)) return;
    this.underWay.add(task);
    try {
      // A trace of its own: the job's is that of its scheduler.
      await withTrace(traceFrom(undefined), () => task.run());
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      // Not put off as other jobs are: the next turn comes anyway, and they would pile up.
      throw new JobFailure('the database is away', { retry: false, cause: error });
    } finally {
      this.underWay.delete(task);
    }
  }

  /** A turn that waited in Redis for a worker to start may be older than the worker. */
  private isTooEarly({ schedule: { firstLater, everyMs } }: ScheduledTask): boolean {
    return firstLater === true && Date.now() - this.begun < everyMs;
  }
}
