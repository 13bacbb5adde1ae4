import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  Day,
  DayNote,
  days,
  KeptDay,
  KeptDays,
  TurnBody,
  TurnedCard,
} from '@cosmic/contracts/days/days';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type { Language } from '@cosmic/contracts/language';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { commitmentTo } from '@cosmic/divination/tarot';
import { cardById } from '@cosmic/divination/tarot/deck';
import { RateLimits, type RateLimit } from '@cosmic/platform/limits/rate-limits';
import { civilDate } from '@cosmic/sky/places/zone';
import { SkyError } from '@cosmic/sky/sky-error';
import { dayCardWords, drawDayCard } from '@cosmic/tools/day/card';
import { dayOf } from '@cosmic/tools/day/day';
import { localDay } from '@cosmic/tools/day/local-day';
import { lunationOf } from '@cosmic/tools/day/lunation';
import type { DaySubject } from '@cosmic/tools/day/subject';
import type { z } from 'zod';
import { CardSeeds } from './card-seeds';
import { DaysRepository, type KeptRow, type Note } from './days.repository';
import { datesOf, isOver, monthBefore, yearBefore } from './days.rules';

/** Ticks, turns and notes together; a day needs three. */
const CHANGES: RateLimit = { seconds: 60 * 60, ofPerson: 120, ofNetwork: 1_000 };

type Asked = z.output<typeof days.get.input>;

@Injectable()
export class DaysService {
  constructor(
    private readonly database: DataSource,
    private readonly kept: DaysRepository,
    private readonly seeds: CardSeeds,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The day of whoever asks, with what they have kept of it.
   *
   * @throws AppError `sign_needed`; `invalid_input` naming `date`
   */
  async get(actor: Actor, { zone, language, ...asked }: Asked): Promise<Day> {
    const date = dateOf(asked.date, zone);
    const text = dayText(subjectOf(actor, asked), { date, zone, language });
    const earlier = { month: monthBefore(date), year: yearBefore(date) };
    const rows = await this.kept.keptOf(actor, text.lunation, [date, ...Object.values(earlier)]);
    const rowOf = (day: string) => rows.find(({ localDate }) => localDate === day);
    const row = rowOf(date);
    const turned = row && turnedCardOf(actor, row, language);
    return {
      ...text,
      card: {
        commitment: turned?.commitment ?? this.seeds.commitment(actor, date),
        turned: turned ?? null,
      },
      note: row ? noteOf(row) : null,
      ticks: ticksOf(rows, text.lunation),
      before: (['month', 'year'] as const).flatMap((ago) => {
        const then = rowOf(earlier[ago]);
        return then?.note ? [{ ...keptDayOf(then), ago }] : [];
      }),
    };
  }

  /** Ticks a day as opened. @throws AppError `day_over`, `too_many_attempts` */
  async open(actor: Actor, date: string, zone: string): Promise<string[]> {
    await this.change(actor, date, (transaction) => this.kept.open(transaction, actor, date));
    const lunation = lunationOf(dayIn(date, zone));
    return ticksOf(await this.kept.keptOf(actor, lunation), lunation);
  }

  /**
   * Turns the card of a day. One that is turned already is told as it is.
   *
   * @throws AppError `invalid_input` naming `commitment`, `day_over`, `too_many_attempts`
   */
  async turn(
    actor: Actor,
    { date, commitment, clientSeed, language }: TurnBody,
  ): Promise<TurnedCard> {
    const [kept] = await this.kept.keptOf(actor, { from: date, to: date });
    const before = kept && turnedCardOf(actor, kept, language);
    if (before) return before;
    const serverSeed = this.seeds.promised(actor, date, commitment);
    if (serverSeed === undefined) {
      throw new AppError('invalid_input', {
        fields: [fieldProblem('commitment', 'not_the_commitment')],
      });
    }
    const { id: cardId } = drawDayCard(serverSeed, clientSeed);
    const row = await this.change(actor, date, (transaction) =>
      this.kept.turn(transaction, actor, date, { cardId, serverSeed, clientSeed }),
    );
    return turnedCardOf(actor, row, language)!;
  }

  /** Keeps the answer to a day's question. @throws AppError `day_over`, `too_many_attempts` */
  async write(actor: Actor, date: string, note: Note): Promise<DayNote> {
    const row = await this.change(actor, date, (transaction) =>
      this.kept.write(transaction, actor, date, note),
    );
    return noteOf(row)!;
  }

  /** Removes the answer of a day, of whichever. */
  erase(actor: Actor, date: string): Promise<void> {
    return this.kept.erase(actor, date);
  }

  /** What somebody has kept of a month's days. */
  async list(actor: Actor, month: string): Promise<KeptDays> {
    const dates = datesOf(month);
    const [rows, { earlier, later }] = await Promise.all([
      this.kept.keptOf(actor, dates),
      this.kept.nearest(actor, dates),
    ]);
    return {
      month,
      days: rows.map(keptDayOf),
      earlier: earlier?.slice(0, 7) ?? null,
      later: later?.slice(0, 7) ?? null,
    };
  }

  private change<T>(
    actor: Actor,
    date: string,
    work: (transaction: EntityManager) => Promise<T>,
  ): Promise<T> {
    if (isOver(date, new Date())) throw new AppError('day_over');
    return this.database.transaction(async (transaction) => {
      await this.limits.take(transaction, 'days', CHANGES, actor);
      return work(transaction);
    });
  }
}

/** The date that is asked for, by the clock of the zone at the latest today. */
function dateOf(asked: string | undefined, zone: string): string {
  const today = civilDate(zone, new Date());
  if (asked === undefined || asked <= today) return asked ?? today;
  throw wrongDate('day_not_begun');
}

function subjectOf(actor: Actor, { birth, sign }: Pick<Asked, 'birth' | 'sign'>): DaySubject {
  if (birth) {
    const { date, time, place, ...school } = birth;
    const told = { dob: date, time: time ?? '', place };
    return { kind: 'person', reader: actor.id, birth: told, school };
  }
  if (sign) return { kind: 'sign', sign };
  throw new AppError('sign_needed');
}

function dayText(...asked: Parameters<typeof dayOf>): ReturnType<typeof dayOf> {
  return orWrongDate(() => dayOf(...asked));
}

function dayIn(date: string, zone: string) {
  return orWrongDate(() => localDay(date, zone));
}

/** Of all that a day is made of only the date can be wrong here: zone and birth were checked. */
function orWrongDate<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SkyError) throw wrongDate('not_a_calendar_day');
    throw error;
  }
}

function wrongDate(code: 'day_not_begun' | 'not_a_calendar_day'): AppError {
  return new AppError('invalid_input', { fields: [fieldProblem('date', code)] });
}

function ticksOf(rows: readonly KeptRow[], { from, to }: { from: string; to: string }): string[] {
  return rows
    .filter(({ localDate, openedAt }) => openedAt && localDate >= from && localDate <= to)
    .map(({ localDate }) => localDate);
}

function turnedCardOf(actor: Actor, row: KeptRow, language: Language): TurnedCard | null {
  const { cardId, serverSeed, clientSeed, turnedAt, localDate } = row;
  if (cardId === null || serverSeed === null || clientSeed === null || !turnedAt) return null;
  return {
    id: cardId,
    ...dayCardWords(cardId, actor.id, { date: localDate, language }),
    commitment: commitmentTo(serverSeed),
    serverSeed,
    clientSeed,
    turnedAt: turnedAt.toISOString(),
  };
}

function noteOf({ note, notedAt }: KeptRow): DayNote | null {
  return note && notedAt ? { ...note, writtenAt: notedAt.toISOString() } : null;
}

function keptDayOf(row: KeptRow): KeptDay {
  const { localDate: date, openedAt, cardId } = row;
  return {
    date,
    opened: openedAt !== null,
    card: cardId === null ? null : { id: cardId, name: cardById(cardId).name },
    note: noteOf(row),
  };
}
