import { Inject, Injectable } from '@nestjs/common';
import { civilDate } from '@cosmic/sky/places/zone';
import type { Account } from '../accounts/accounts.repository';
import { CLOCK, PUBLIC_URL, type Clock } from '../auth.tokens';
import type { Letter } from '../mail/letters';
import type { MailRow } from '../mail/mails.repository';
import { ProfilesService } from '../profiles/profiles.service';
import { daySubject } from './day-subject';
import { reminderLetter } from './reminder-letter';
import { RemindersRepository } from './reminders.repository';
import { STOP_KEYS } from './reminders.service';
import { stopTokenOf } from './stop-token';

/** A letter that no server took by then would speak of a day that is over. */
const WORTH_READING_MS = 12 * 60 * 60 * 1_000;

/** Makes the letter of a morning when it leaves, so that no reading and no birth data lie in a queue. */
@Injectable()
export class ReminderWriter {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly profiles: ProfilesService,
    @Inject(STOP_KEYS) private readonly keys: readonly [Buffer, ...Buffer[]],
    @Inject(PUBLIC_URL) private readonly siteUrl: string,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * @returns null for whoever wants no letter any more, has another address now, would get it too
   *   late, or has told neither birth date nor sign
   */
  async write(mail: MailRow, account: Account | undefined): Promise<Letter | null> {
    if (!account?.emailVerifiedAt || account.email !== mail.email) return null;
    const age = this.now().getTime() - mail.createdAt.getTime();
    const reminder = await this.reminders.find(account.id);
    if (!reminder || age > WORTH_READING_MS) return null;
    const { rhythm, zone, language, sign } = reminder;
    if (rhythm === 'off') return null;
    const subject = daySubject(account.id, await this.profiles.birthOf(account.id), sign);
    if (!subject) return null;
    const span = { rhythm, zone, day: civilDate(zone, mail.createdAt) };
    const reader = { subject, language, stopToken: stopTokenOf(this.keys[0], account.id) };
    return reminderLetter(reader, span, this.siteUrl);
  }
}
