import type { OnApplicationBootstrap, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { showQueue } from '../queue/queue-figures';
import type { JobPointer } from '../queue/work-queue';
import { traceFrom } from '../trace';
import type { ScheduledTask } from './scheduled-task';
import type { ScheduledTasks } from './scheduled-tasks';

const POLL_INTERVAL_MS = 5_000;

/**
 * A scheduler that has made no job for so many of its turns has lost its thread, and so has one whose
 * next turn is further off: a clock that was ahead set it.
 */
const MAX_TURNS_MISSED = 5;

/**
 * Has BullMQ make the jobs of tasks, once for however many processes ask for it. A process that
 * starts begins their schedules anew. What Redis forgets, or could not be told, it is told again.
 */
export class Schedulers implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private readonly begun = new Set<ScheduledTask>();
  private hide: () => void = () => undefined;

  constructor(
    private readonly tasks: ScheduledTasks,
    private readonly queue: Queue<JobPointer>,
    private readonly log: Logger,
  ) {
    // Redis's absence is told once, by its connection.
    queue.on('error', () => undefined);
  }

  /** @throws Error where the tasks of the process can't be told apart */
  onModuleInit(): void {
    this.hide = showQueue(this.queue, () => this.redis.status === 'ready');
    void this.tasks.byName;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), POLL_INTERVAL_MS);
    if (this.redis.status === 'ready') this.look();
    else this.redis.once('ready', () => this.look());
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.hide();
    await this.looking;
  }

  private get redis(): Redis {
    return this.queue.opts.connection as Redis;
  }

  private look(): void {
    if (this.redis.status !== 'ready') return;
    this.looking ??= this.lookAtAll().finally(() => (this.looking = undefined));
  }

  private async lookAtAll(): Promise<void> {
    for (const task of this.tasks.byName.values()) {
      try {
        await this.lookAt(task);
      } catch (error) {
        const about = { err: error, queue: this.queue.name, task: task.schedule.name };
        this.log.warn(about, 'a task could not be scheduled');
      }
    }
  }

  private async lookAt(task: ScheduledTask): Promise<void> {
    const { name, everyMs: every, firstLater } = task.schedule;
    const known = await this.queue.getJobScheduler(name);
    const isNew = !this.begun.has(task);
    const late = Date.now() - (known?.next ?? 0);
    const isFarOff = -late > MAX_TURNS_MISSED * every;
    const isLost = isFarOff || late > MAX_TURNS_MISSED * every;
    if (!isNew && known?.every === every && !isLost) return;
    if (known && (isNew || isFarOff)) await this.queue.removeJobScheduler(name);
    await this.queue.upsertJobScheduler(
      name,
      { every, ...(firstLater && { startDate: Date.now() + every }) },
      {
        name,
        data: { rowId: name, trace: traceFrom(undefined) },
        opts: { attempts: 1, removeOnComplete: true, removeOnFail: true },
      },
    );
    this.begun.add(task);
  }
}
