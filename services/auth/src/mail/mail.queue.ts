import { Inject, Injectable } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';
import { WorkQueue, type JobPointer, type QueueOptions } from '@cosmic/platform/queue/work-queue';
import type { MailEntity } from './mail.entity';

/**
 * The queue of letters to be sent, one attempt a job: the row says when the next is due. Private to
 * this service. Renaming strands the jobs in flight.
 */
export const MAIL_QUEUE: QueueOptions = { name: 'mails', attempts: 1 };

/** All of a morning's letters are due at once: whoever waits for another one does not wait for those. */
const REMINDER_PRIORITY = 1;

/** Has the worker send a letter. */
@Injectable()
export class MailQueue extends WorkQueue {
  constructor(@InjectQueue(MAIL_QUEUE.name) queue: Queue<JobPointer>, @Inject(LOG) log: Logger) {
    super(queue, MAIL_QUEUE, log);
  }

  /** @returns false when the sweep has to see to it */
  addMail({ id, kind, trace }: Pick<MailEntity, 'id' | 'kind' | 'trace'>): Promise<boolean> {
    return this.add({ rowId: id, trace }, kind === 'reminder' ? REMINDER_PRIORITY : undefined);
  }
}
