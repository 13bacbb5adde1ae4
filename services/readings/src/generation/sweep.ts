import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { purgeRateLimits } from '@cosmic/platform/limits/rate-limits';
import { LOG } from '@cosmic/platform/platform.module';
import { IntervalTask } from '@cosmic/platform/interval-task';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { JournalRepository } from '../journal/journal.repository';
import { GenerationRepository } from './generation.repository';

const SWEEP_INTERVAL_MS = 2_500;
const NEGLECTED_AFTER_SECONDS = 5;

/**
 * Adds a job again for every row that nobody works on: it was never added
 * because Redis was away, or Redis lost it. A row whose job is alive is not
 * disturbed, for a job is known by its row's id. Erases on the way what members
 * removed from their journals a day ago, and counts that are over.
 */
@Injectable()
export class Sweep extends IntervalTask {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly journal: JournalRepository,
    private readonly queue: WorkQueue,
    private readonly database: DataSource,
    @Inject(LOG) log: Logger,
  ) {
    super(log, { everyMilliseconds: SWEEP_INTERVAL_MS, failure: 'the sweep failed' });
  }

  protected async round(): Promise<void> {
    await this.journal.purge();
    await purgeRateLimits(this.database.manager);
    if (!this.queue.ready) return;
    const neglected = await this.generations.findNeglected(NEGLECTED_AFTER_SECONDS);
    // At once: one after the other each waits for its turn in a busy worker.
    await Promise.all(neglected.map(({ id, trace }) => this.queue.add({ rowId: id, trace })));
  }
}
