import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { DAWN, DEFAULT_HOUR } from '@cosmic/contracts/account/morning-hours';
import type { Reminder, ReminderChange } from '@cosmic/contracts/account/reminders';
import { CLOCK, type Clock } from '../auth.tokens';
import { ProfilesService } from '../profiles/profiles.service';
import { daySubject } from './day-subject';
import { nextMorning, type Morning } from './morning.rules';
import { RemindersRepository, type Mornings } from './reminders.repository';
import { memberOfStopToken } from './stop-token';

/** Injection token of the keys by which letters are left: the first signs, each of them is known. */
export const STOP_KEYS = Symbol('keys of the way out of letters');

const NEVER_CHOSEN: Reminder = {
  frequency: 'off',
  zone: null,
  next_at: null,
  at: DEFAULT_HOUR,
  place: null,
  silent_days: [],
  language: 'en',
  sign: null,
};

/** The day by mail, for whoever asked for it. Off until a member turns it on. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly profiles: ProfilesService,
    @Inject(STOP_KEYS) private readonly keys: readonly Buffer[],
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async get(userId: string): Promise<Reminder> {
    const row = await this.reminders.find(userId);
    return row ? told(row, this.now()) : NEVER_CHOSEN;
  }

  /**
   * Turns letters on, over or off, and keeps how the member wants their mornings.
   *
   * @throws AppError `sign_needed`; `invalid_input` naming `place`; `authentication_required` when
   *   the account is gone
   */
  async change(userId: string, change: ReminderChange): Promise<Reminder> {
    const { frequency: rhythm, at, place, silent_days: silentDays, language, sign } = change;
    if (at === DAWN && !place) {
      throw new AppError('invalid_input', {
        fields: [fieldProblem('place', 'place_for_dawn_needed')],
      });
    }
    const zone = at === DAWN && place ? place.zone : change.zone;
    const isPushed = (await this.reminders.find(userId))?.isPushed ?? false;
    const morning: Morning = { rhythm, isPushed, zone, at, place, silentDays };
    if (rhythm !== 'off' && !daySubject(userId, await this.profiles.birthOf(userId), sign)) {
      throw new AppError('sign_needed');
    }
    const nextAt = nextMorning(morning, this.now());
    const isThere = await this.reminders.save({
      ...morning,
      userId,
      nextAt,
      place,
      language,
      sign,
    });
    if (!isThere) throw new AppError('authentication_required');
    return this.get(userId);
  }

  /** Turns off what a letter came from, by the link in it. @throws AppError `link_invalid` */
  async stop(token: string): Promise<void> {
    const userId = memberOfStopToken(this.keys, token);
    if (!userId) throw new AppError('link_invalid');
    await this.reminders.stopLetters(userId);
  }
}

function told(row: Mornings, now: Date): Reminder {
  return {
    frequency: row.rhythm,
    zone: row.zone,
    next_at: nextLetter(row, now)?.toISOString() ?? null,
    at: row.at,
    place: row.place,
    silent_days: [...row.silentDays],
    language: row.language,
    sign: row.sign,
  };
}

/** A device may be told the day before. */
function nextLetter(row: Mornings, now: Date): Date | null {
  return row.isPushed ? nextMorning({ ...row, isPushed: false }, now) : row.nextAt;
}
