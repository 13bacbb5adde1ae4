import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@cosmic/contracts/errors';
import type { Language } from '@cosmic/contracts/language';
import type { MadeCalendar, TransitCalendar } from '@cosmic/contracts/sky/transit-calendar';
import { toIcs } from '@cosmic/sky/calendar/ics';
import { transitEntries } from '@cosmic/tools/day/transit-calendar';
import { CLOCK, type Clock } from '../auth.tokens';
import { hashOfToken, newOpaqueToken } from '../crypto/opaque-token';
import { ProfilesService } from '../profiles/profiles.service';
import { daySubject } from '../reminders/day-subject';
import type { TransitCalendarEntity } from './transit-calendar.entity';
import { TransitCalendarRepository } from './transit-calendar.repository';

const NAMES: Readonly<Record<Language, string>> = {
  en: 'Your transits – Cosmic Guide',
  hi: 'आपके गोचर – Cosmic Guide',
};
const YEAR_DAYS = 366;

/** How a calendar is told. */
type CalendarAsked = Pick<TransitCalendarEntity, 'zone' | 'language'>;

/** Calendars of one day that are kept: programs ask often, and making one takes a tenth of a second. */
const MAX_KEPT = 200;

/** The private calendar of a member's transits, behind an address that can be taken back. */
@Injectable()
export class TransitCalendarService {
  private readonly kept = new Map<string, string>();

  constructor(
    private readonly calendars: TransitCalendarRepository,
    private readonly profiles: ProfilesService,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async get(userId: string): Promise<TransitCalendar> {
    const calendar = await this.calendars.find(userId);
    return { since: calendar?.createdAt.toISOString() ?? null };
  }

  /**
   * Makes a new address, and with that ends the one before.
   *
   * @throws AppError `birth_date_needed`; `authentication_required` when the account is gone
   */
  async make(userId: string, { zone, language }: CalendarAsked): Promise<MadeCalendar> {
    const { date } = await this.profiles.birthOf(userId);
    if (date === null) throw new AppError('birth_date_needed');
    const token = newOpaqueToken();
    const createdAt = this.now();
    const tokenHash = hashOfToken(token);
    const isThere = await this.calendars.save({ userId, tokenHash, zone, language, createdAt });
    if (!isThere) throw new AppError('authentication_required');
    return { since: createdAt.toISOString(), path: `/calendar/${token}.ics` };
  }

  revoke(userId: string): Promise<void> {
    return this.calendars.remove(userId);
  }

  /**
   * The calendar behind an address, from today on, by today's birth data: empty where they were
   * taken back.
   *
   * @throws AppError `not_found`
   */
  async read(token: string): Promise<string> {
    const calendar = await this.calendars.findByHash(hashOfToken(token));
    if (!calendar) throw new AppError('not_found');
    const { userId, zone, language } = calendar;
    const subject = daySubject(userId, await this.profiles.birthOf(userId), null);
    // Programs take a file for another one by its stamp: it is the same all day.
    const stamp = new Date(`${this.now().toISOString().slice(0, 10)}T00:00:00Z`);
    const key = createHash('sha256')
      .update(JSON.stringify([subject, zone, language, stamp]))
      .digest('base64');
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const entries =
      subject?.kind === 'person'
        ? transitEntries(subject, { zone, language }, stamp, YEAR_DAYS)
        : [];
    const ics = toIcs({ name: NAMES[language], stamp, entries });
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, ics);
    return ics;
  }
}
