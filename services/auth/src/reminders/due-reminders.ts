import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.tokens';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { civilDate } from '@cosmic/sky/places/zone';
import { CLOCK, type Clock } from '../auth.tokens';
import { MailsRepository } from '../mail/mails.repository';
import { NoticesRepository } from '../notices/notices.repository';
import {
  isLetterDay,
  isNoticeDay,
  isStillMorning,
  nextMorning,
  type Rhythm,
} from './morning.rules';
import { RemindersRepository, type DueMorning } from './reminders.repository';

/** Members that one transaction sees to: their statements cost little more than those of one. */
export const MAX_RANGE = 1_000;
const POLL_INTERVAL_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a morning that has come asks for. */
interface SeenTo {
  readonly morning: DueMorning;
  readonly nextAt: Date | null;
  /** The date of the morning by its own calendar. */
  readonly day: string;
  readonly isPushed: boolean;
  readonly isWritten: boolean;
}

/**
 * Writes the letters and notices down of everybody whose morning has come, a range of members at a
 * time. A row for each member and day, written in the transaction of the letter, keeps a second one
 * out, whatever runs twice; a range whose worker dies is as due as before.
 */
@Injectable()
export class DueReminders extends ScheduledTask {
  constructor(
    private readonly database: DataSource,
    private readonly reminders: RemindersRepository,
    private readonly mails: MailsRepository,
    private readonly notices: NoticesRepository,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {
    super({ name: 'reminders', everyMs: POLL_INTERVAL_MS });
  }

  async run(): Promise<void> {
    while ((await this.writeRange()) === MAX_RANGE);
  }

  private writeRange(): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const now = this.now();
      const due = await this.reminders.lockDue(transaction, now, MAX_RANGE);
      const range = due.map((morning) => this.seeTo(morning, now));
      await this.reminders.postpone(transaction, range.map(moved));
      await this.notices.enqueue(
        transaction,
        range.filter(({ isPushed }) => isPushed).map(noticed),
        now,
      );
      const letters = range.filter(({ isWritten }) => isWritten);
      const noted = await this.reminders.noteLetters(transaction, letters.map(written), now);
      await this.mails.enqueueMorning(
        transaction,
        letters.map(({ morning }) => morning).filter(({ userId }) => noted.has(userId)),
      );
      return due.length;
    });
  }

  /** One whose morning can't be reckoned is looked at again a day later, and holds up nobody else. */
  private seeTo(morning: DueMorning, now: Date): SeenTo {
    try {
      const day = civilDate(morning.zone, morning.nextAt);
      const isOn = isStillMorning(morning.nextAt, now);
      return {
        morning,
        nextAt: nextMorning(morning, now),
        day,
        isPushed: isOn && isNoticeDay(morning, day),
        isWritten: isOn && morning.isConfirmed && isLetterDay(morning, day),
      };
    } catch (error) {
      this.log.error({ err: error, userId: morning.userId }, 'a morning could not be reckoned');
      const nextAt = new Date(now.getTime() + DAY_MS);
      return { morning, nextAt, day: '', isPushed: false, isWritten: false };
    }
  }
}

function moved({ morning: { userId }, nextAt }: SeenTo) {
  return { userId, nextAt };
}

function noticed({ morning: { userId, zone }, day }: SeenTo) {
  return { userId, zone, day };
}

function written({ morning: { userId, rhythm }, day }: SeenTo) {
  return { userId, rhythm: rhythm as Rhythm, day };
}
