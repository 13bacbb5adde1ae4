import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobHandler } from '@cosmic/platform/queue/queue-worker';
import { traceFrom, withTrace } from '@cosmic/platform/trace';
import { civilDate } from '@cosmic/sky/places/zone';
import { CLOCK, type Clock } from '../auth.tokens';
import { MailsRepository } from '../mail/mails.repository';
import { isStillMorning, nextMorning } from './morning.rules';
import { RemindersRepository, type DueReminder } from './reminders.repository';

const AT_A_TIME = 50;

/**
 * Writes the letters down of everybody whose morning has come. A row for each member and day,
 * written in the transaction of the letter, keeps a second one out, whatever runs twice.
 */
@Injectable()
export class RemindersProcessor implements JobHandler {
  constructor(
    private readonly database: DataSource,
    private readonly reminders: RemindersRepository,
    private readonly mails: MailsRepository,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async work(): Promise<void> {
    // Each round has a trace of its own: the job's is that of its scheduler.
    await withTrace(traceFrom(undefined), async () => {
      while ((await this.writeSome()) === AT_A_TIME);
    });
  }

  private writeSome(): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const now = this.now();
      const due = await this.reminders.lockDue(transaction, now, AT_A_TIME);
      for (const reminder of due) await this.writeOne(transaction, reminder, now);
      return due.length;
    });
  }

  private async writeOne(
    transaction: EntityManager,
    reminder: DueReminder,
    now: Date,
  ): Promise<void> {
    const { userId, rhythm, zone, nextAt, email, isConfirmed } = reminder;
    await this.reminders.postpone(transaction, userId, nextMorning(rhythm, zone, now));
    if (!isConfirmed || !isStillMorning(nextAt, now)) return;
    const day = civilDate(zone, nextAt);
    if (!(await this.reminders.noteLetter(transaction, reminder, day, now))) return;
    await this.mails.enqueue(transaction, { kind: 'reminder', email, userId });
  }
}
