import { Inject, Injectable } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';
import { WorkQueue, type JobPointer, type QueueOptions } from '@cosmic/platform/queue/work-queue';
import { currentOrNewTrace } from '@cosmic/platform/trace';

/**
 * The queue of customers to be compared with Stripe, one attempt a job: the row says when the next
 * is due. Private to this service. Renaming strands the jobs in flight.
 */
export const SYNC_QUEUE: QueueOptions = { name: 'billing-sync', attempts: 1 };

/** Has the worker compare a customer with Stripe. */
@Injectable()
export class SyncQueue extends WorkQueue {
  constructor(@InjectQueue(SYNC_QUEUE.name) queue: Queue<JobPointer>, @Inject(LOG) log: Logger) {
    super(queue, SYNC_QUEUE, log);
  }

  /** @returns false when the sweep has to see to it */
  addCustomer(id: string): Promise<boolean> {
    return this.add({ rowId: id, trace: currentOrNewTrace() });
  }
}
