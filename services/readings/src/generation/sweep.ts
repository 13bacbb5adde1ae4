import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { JournalRepository } from '../journal/journal.repository';
import { MembersRepository } from '../members/members.repository';
import { GenerationRepository } from './generation.repository';

const SWEEP_EVERY_MILLISECONDS = 2_500;
const NEGLECTED_AFTER_SECONDS = 5;

/**
 * Adds a job again for every row that nobody works on: it was never added
 * because Redis was away, or Redis lost it. A row whose job is alive is not
 * disturbed, for a job is known by its row's id. Erases on the way what members
 * removed from their journals a day ago, and what came too late of members who are gone.
 */
@Injectable()
export class Sweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly generations: GenerationRepository,
    private readonly journal: JournalRepository,
    private readonly members: MembersRepository,
    private readonly queue: WorkQueue,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MILLISECONDS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** One pass. Failing is not fatal: the next pass is seconds away. */
  async sweep(): Promise<void> {
    try {
      await this.journal.purge();
      await this.members.eraseMarked();
      if (!this.queue.ready) return;
      for (const row of await this.generations.findNeglected(NEGLECTED_AFTER_SECONDS)) {
        await this.queue.add({ rowId: row.id, trace: row.trace });
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the sweep failed');
    }
  }
}
