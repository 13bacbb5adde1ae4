import { Inject, Injectable } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';
import { WorkQueue, type JobPointer, type QueueOptions } from '@cosmic/platform/queue/work-queue';
import { JOB_ATTEMPTS } from './generation/generation.rules';

/** The queue of what is to be published. Private to this service. Renaming strands the jobs in flight. */
export const PUBLISHING_QUEUE: QueueOptions = { name: 'publishing', attempts: JOB_ATTEMPTS };

/** Has the worker prepare what is to be published. */
@Injectable()
export class PublishingQueue extends WorkQueue {
  constructor(
    @InjectQueue(PUBLISHING_QUEUE.name) queue: Queue<JobPointer>,
    @Inject(LOG) log: Logger,
  ) {
    super(queue, PUBLISHING_QUEUE, log);
  }
}
