import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { purgeRateLimits } from '@cosmic/platform/limits/rate-limits';
import { LOG } from '@cosmic/platform/platform.module';
import { IntervalTask } from '@cosmic/platform/interval-task';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { GenerationRepository } from './generation.repository';

const SWEEP_INTERVAL_MS = 2_500;
const NEGLECTED_AFTER_SECONDS = 5;

/**
 * Adds a job again for every post that nobody works on: it was never added, or Redis lost it. Erases
 * counts that are over on the way.
 */
@Injectable()
export class Sweep extends IntervalTask {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly queue: WorkQueue,
    private readonly database: DataSource,
    @Inject(LOG) log: Logger,
  ) {
    super(log, {
      everyMilliseconds: SWEEP_INTERVAL_MS,
      failure: 'the sweep of posts failed',
    });
  }

  protected async round(): Promise<void> {
    await purgeRateLimits(this.database.manager);
    if (!this.queue.ready) return;
    for (const { id, trace } of await this.generations.neglected(NEGLECTED_AFTER_SECONDS)) {
      await this.queue.add({ rowId: id, trace });
    }
  }
}
