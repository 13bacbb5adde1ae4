import { Inject } from '@nestjs/common';
import { Processor } from '@nestjs/bullmq';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';
import { QueueProcessor, type JobRun } from '@cosmic/platform/queue/queue-processor';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { AffirmationProcessor } from './affirmation/affirmation.processor';
import { GenerationProcessor } from './generation/generation.processor';
import { PUBLISHING_QUEUE } from './publishing.queue';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Two, so that a long article does not keep the day's affirmation waiting. */
const JOBS_AT_A_TIME = 2;

/** Hands a job to whoever works on its kind of row: days are affirmations, all others posts. */
@Processor(PUBLISHING_QUEUE.name)
export class PublishingProcessor extends QueueProcessor {
  constructor(
    private readonly affirmations: AffirmationProcessor,
    private readonly generations: GenerationProcessor,
    @Inject(LOG) log: Logger,
  ) {
    super({ ...PUBLISHING_QUEUE, concurrency: JOBS_AT_A_TIME }, log);
  }

  work(pointer: JobPointer, run: JobRun): Promise<void> {
    return DAY.test(pointer.rowId)
      ? this.affirmations.work(pointer)
      : this.generations.work(pointer, run);
  }
}
