import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Reminder, ReminderChange } from '@cosmic/contracts/reminders';
import { CLOCK, type Clock } from '../auth.tokens';
import { nextMorning } from './morning.rules';
import { RemindersRepository } from './reminders.repository';
import { memberOfStopToken } from './stop-token';

/** Injection token of the keys by which letters are left: the first signs, each of them is known. */
export const STOP_KEYS = Symbol('keys of the way out of letters');

const OFF: Reminder = { frequency: 'off', zone: null, next_at: null };

/** The sky by mail, for whoever asked for it. Off until a member turns it on. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly reminders: RemindersRepository,
    @Inject(STOP_KEYS) private readonly keys: readonly Buffer[],
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async get(userId: string): Promise<Reminder> {
    const row = await this.reminders.find(userId);
    if (!row) return OFF;
    return { frequency: row.rhythm, zone: row.zone, next_at: row.nextAt.toISOString() };
  }

  /** Turns a reminder on, over or off. @throws AppError `authentication_required` when the account is gone */
  async change(userId: string, { frequency, zone }: ReminderChange): Promise<Reminder> {
    if (frequency === 'off') {
      await this.reminders.remove(userId);
      return OFF;
    }
    const nextAt = nextMorning(frequency, zone, this.now());
    const isThere = await this.reminders.save({ userId, rhythm: frequency, zone, nextAt });
    if (!isThere) throw new AppError('authentication_required');
    return this.get(userId);
  }

  /** Turns off what a letter came from, by the link in it. @throws AppError `link_invalid` */
  async stop(token: string): Promise<void> {
    const userId = memberOfStopToken(this.keys, token);
    if (!userId) throw new AppError('link_invalid');
    await this.reminders.remove(userId);
  }
}
