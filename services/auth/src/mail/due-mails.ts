import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { MailQueue } from './mail.queue';
import { MailsRepository } from './mails.repository';

const SWEEP_INTERVAL_MS = 1_000;

/** Letters of one sweep; each second brings another. */
const MAX_AT_A_TIME = 500;

/**
 * Adds a job for every letter that is due: it is to be tried again, or its job was never added, or
 * Redis lost it. One whose job waits already is left as it is.
 */
@Injectable()
export class DueMails extends ScheduledTask {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
  ) {
    super({ name: 'mails', everyMs: SWEEP_INTERVAL_MS });
  }

  async run(): Promise<void> {
    const due = await this.mails.due(MAX_AT_A_TIME);
    await Promise.all(due.map((mail) => this.queue.addMail(mail)));
  }
}
