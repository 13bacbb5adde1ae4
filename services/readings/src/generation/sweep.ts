import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { purgeRateLimits } from '@cosmic/platform/limits/rate-limits';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { JournalRepository } from '../journal/journal.repository';
import { GenerationQueue } from './generation.queue';
import { RunRepository } from './run.repository';

const SWEEP_INTERVAL_MS = 2_500;
const NEGLECTED_AFTER_SECONDS = 5;

/**
 * Adds a job again for every row that nobody works on: it was never added
 * because Redis was away, or Redis lost it. A row whose job is alive is not
 * disturbed, for a job is known by its row's id. Erases on the way what members
 * removed from their journals a day ago, and counts that are over.
 */
@Injectable()
export class Sweep extends ScheduledTask {
  constructor(
    private readonly runs: RunRepository,
    private readonly journal: JournalRepository,
    private readonly queue: GenerationQueue,
    private readonly database: DataSource,
  ) {
    super({ name: 'sweep', everyMs: SWEEP_INTERVAL_MS });
  }

  async run(): Promise<void> {
    await this.journal.purge();
    await purgeRateLimits(this.database.manager);
    const neglected = await this.runs.findNeglected(NEGLECTED_AFTER_SECONDS);
    // At once: one after the other each waits for its turn in a busy worker.
    await Promise.all(
      neglected.map(({ id, trace, actorKind }) =>
        this.queue.addIn(actorKind, { rowId: id, trace }),
      ),
    );
  }
}
