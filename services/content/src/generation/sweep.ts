import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { purgeRateLimits } from '@cosmic/platform/limits/rate-limits';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { PublishingQueue } from '../publishing.queue';
import { GenerationRepository } from './generation.repository';

const SWEEP_INTERVAL_MS = 2_500;
const NEGLECTED_AFTER_SECONDS = 5;

/**
 * Adds a job again for every post that nobody works on: it was never added, or Redis lost it. Erases
 * counts that are over on the way.
 */
@Injectable()
export class Sweep extends ScheduledTask {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly queue: PublishingQueue,
    private readonly database: DataSource,
  ) {
    super({ name: 'sweep', everyMs: SWEEP_INTERVAL_MS });
  }

  async run(): Promise<void> {
    await purgeRateLimits(this.database.manager);
    for (const { id, trace } of await this.generations.neglected(NEGLECTED_AFTER_SECONDS)) {
      await this.queue.add({ rowId: id, trace });
    }
  }
}
