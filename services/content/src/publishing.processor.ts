import { Injectable } from '@nestjs/common';
import type { JobHandler } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { AffirmationProcessor } from './affirmation/affirmation.processor';
import { GenerationProcessor } from './generation/generation.processor';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Hands a job to whoever works on its kind of row: days are affirmations, all others posts. */
@Injectable()
export class PublishingProcessor implements JobHandler {
  constructor(
    private readonly affirmations: AffirmationProcessor,
    private readonly generations: GenerationProcessor,
  ) {}

  work(pointer: JobPointer, run: Parameters<JobHandler['work']>[1]): Promise<void> {
    return DAY.test(pointer.rowId)
      ? this.affirmations.work(pointer)
      : this.generations.work(pointer, run);
  }
}
