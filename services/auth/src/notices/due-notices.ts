import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.tokens';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { CLOCK, type Clock } from '../auth.tokens';
import { ProfilesService } from '../profiles/profiles.service';
import { daySubject } from '../reminders/day-subject';
import { RemindersRepository } from '../reminders/reminders.repository';
import { dayNotice } from './day-notice';
import type { NoticeEntity } from './notice.entity';
import { NoticesRepository, type Device } from './notices.repository';
import { PushSender, type Outcome } from './push-sender';
import { VapidKeys } from './vapid-keys';

/** Injection token of how push services may reach us. */
export const CONTACT = Symbol('contact of the sender of notices');

const POLL_INTERVAL_MS = 5_000;
const AT_A_TIME = 20;

/** Pauses after each failure; the last repeats. */
const RETRY_SECONDS = [30, 120, 600] as const;

/** Whoever could not be told within it is told the next day: no notice at odd hours. */
const MORNING_MS = 4 * 60 * 60 * 1_000;

/** Tells members' devices the days that were written down for them. */
@Injectable()
export class DueNotices extends ScheduledTask {
  constructor(
    private readonly database: DataSource,
    private readonly notices: NoticesRepository,
    private readonly reminders: RemindersRepository,
    private readonly profiles: ProfilesService,
    private readonly sender: PushSender,
    private readonly keys: VapidKeys,
    @Inject(CONTACT) private readonly contact: string,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {
    super({ name: 'notices', everyMs: POLL_INTERVAL_MS });
  }

  async run(): Promise<void> {
    for (;;) {
      const claimed = await this.notices.claim(AT_A_TIME);
      await Promise.all(claimed.map((notice) => this.deliver(notice)));
      if (claimed.length < AT_A_TIME) return;
    }
  }

  private async deliver(notice: NoticeEntity): Promise<void> {
    const { userId, day, createdAt, attempts } = notice;
    const reminder = await this.reminders.find(userId);
    const birth = await this.profiles.birthOf(userId);
    const subject = daySubject(userId, birth, reminder?.sign ?? null);
    const age = this.now().getTime() - createdAt.getTime();
    if (!subject || age > MORNING_MS) return this.notices.finish(notice);
    const devices = await this.notices.devicesUntold(userId, day);
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const { zone } = notice;
        const told = dayNotice(subject, { date: day, zone, language: device.language });
        return this.tell(device, day, told);
      }),
    );
    if (!outcomes.includes('later')) return this.notices.finish(notice);
    this.log.warn({ attempts }, 'a notice could not be sent; trying again');
    await this.notices.postpone(notice, RETRY_SECONDS[attempts - 1] ?? RETRY_SECONDS[2]);
  }

  private async tell(device: Device, day: string, told: object): Promise<Outcome> {
    const { id, userId, subscription, publicKey } = device;
    const key = this.keys.find(publicKey);
    const outcome = key
      ? await this.sender.send(subscription, key, this.contact, told)
      : ('gone' as const);
    if (outcome === 'taken') await this.notices.noteTold(device, day);
    if (outcome === 'gone') {
      await this.database.transaction(async (transaction) => {
        await this.notices.removeDevice(transaction, { userId, id });
        await this.reminders.notePushed(transaction, userId, this.now());
      });
    }
    return outcome;
  }
}
