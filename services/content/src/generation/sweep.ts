import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { GenerationRepository } from './generation.repository';

const SWEEP_EVERY_MILLISECONDS = 2_500;
const NEGLECTED_AFTER_SECONDS = 5;

/** Adds a job again for every post that nobody works on: it was never added, or Redis lost it. */
@Injectable()
export class Sweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly generations: GenerationRepository,
    private readonly queue: WorkQueue,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MILLISECONDS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    if (!this.queue.ready) return;
    try {
      for (const { id, trace } of await this.generations.neglected(NEGLECTED_AFTER_SECONDS)) {
        await this.queue.add({ rowId: id, trace });
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the sweep of posts failed');
    }
  }
}
