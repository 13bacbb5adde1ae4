import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Place } from '@cosmic/contracts/sky/places';
import { placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { REMINDERS } from '../sealing/sealed-tables';
import { nextMorning, type Morning, type Rhythm } from './morning.rules';
import { ReminderEntity } from './reminder.entity';

/** How a member wants their mornings, the place opened. */
export interface Mornings
  extends Omit<ReminderEntity, 'startsAt' | 'sealedPlace' | 'sealedUnder' | 'silentDays'>, Morning {
  place: Place | null;
}

/** A morning that has come, and where its letter goes. */
export interface DueMorning extends Mornings {
  nextAt: Date;
  email: string;
  isConfirmed: boolean;
}

@Injectable()
export class RemindersRepository {
  constructor(
    @InjectRepository(ReminderEntity) private readonly reminders: Repository<ReminderEntity>,
    private readonly values: SealedValues,
  ) {}

  async find(userId: string): Promise<Mornings | null> {
    const row = await this.reminders.findOneBy({ userId });
    return row && this.opened(row);
  }

  /** Makes the mornings of somebody who has chosen nothing yet. @returns false when there is no such account */
  async begin(
    transaction: EntityManager,
    { userId, zone, language, sign }: Pick<Mornings, 'userId' | 'zone' | 'language' | 'sign'>,
  ): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `INSERT INTO reminders (user_id, rhythm, zone, sealed_under, language, sign)
       SELECT id, 'off', $2, $3, $4, $5 FROM accounts WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET sign = coalesce(reminders.sign, excluded.sign)
       RETURNING user_id`,
      [userId, zone, this.values.current, language, sign],
    );
    return rows.length === 1;
  }

  /** Goes by whether any device of a member is told the day now. */
  async notePushed(transaction: EntityManager, userId: string, now: Date): Promise<void> {
    const row = await transaction.findOne(ReminderEntity, {
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) return;
    const [{ isPushed }] = await transaction.query(
      'SELECT EXISTS (SELECT FROM push_subscriptions WHERE user_id = $1) AS "isPushed"',
      [userId],
    );
    const nextAt = nextMorning({ ...this.opened(row), isPushed }, now);
    await transaction.update(ReminderEntity, { userId }, { isPushed, nextAt });
  }

  /** Keeps how a member wants their mornings. @returns false when there is no such account */
  async save(mornings: Mornings): Promise<boolean> {
    const { userId, rhythm, zone, nextAt, at, place, silentDays, language, sign } = mornings;
    const sealedPlace =
      place && this.values.seal(place, placeOf(REMINDERS, 'sealed_place', userId));
    const rows: unknown[] = await this.reminders.query(
      `INSERT INTO reminders (user_id, rhythm, zone, next_at, starts_at, sealed_place, sealed_under,
                              silent_days, language, sign)
       SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM accounts WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE
       SET rhythm = excluded.rhythm, zone = excluded.zone, next_at = excluded.next_at,
           starts_at = excluded.starts_at, sealed_place = excluded.sealed_place,
           sealed_under = excluded.sealed_under, silent_days = excluded.silent_days,
           language = excluded.language, sign = excluded.sign
       RETURNING user_id`,
      [
        ...[userId, rhythm, zone, nextAt, at, sealedPlace, this.values.current],
        ...[silentDays, language, sign],
      ],
    );
    return rows.length === 1;
  }

  /** Some whose morning has come; nobody else gets them until the transaction ends. */
  async lockDue(transaction: EntityManager, now: Date, most: number): Promise<DueMorning[]> {
    const rows: (ReminderEntity & Pick<DueMorning, 'nextAt' | 'email' | 'isConfirmed'>)[] =
      await transaction.query(
        `SELECT reminder.user_id AS "userId", rhythm, is_pushed AS "isPushed", zone,
                next_at AS "nextAt",
                starts_at AS "startsAt", sealed_place AS "sealedPlace",
                sealed_under AS "sealedUnder", silent_days AS "silentDays", language, sign,
                account.email, account.email_verified_at IS NOT NULL AS "isConfirmed"
         FROM reminders AS reminder JOIN accounts AS account ON account.id = reminder.user_id
         WHERE next_at <= $1
         ORDER BY next_at LIMIT $2
         FOR UPDATE OF reminder SKIP LOCKED`,
        [now, most],
      );
    return rows.map(({ nextAt, email, isConfirmed, ...row }) => {
      return { ...this.opened({ ...row, nextAt }), nextAt, email, isConfirmed };
    });
  }

  /** Notes on which days members are written to. @returns those of whom that was not so already */
  async noteLetters(
    transaction: EntityManager,
    letters: readonly { userId: string; day: string; rhythm: Rhythm }[],
    now: Date,
  ): Promise<Set<string>> {
    if (letters.length === 0) return new Set();
    const rows: { userId: string }[] = await transaction.query(
      `INSERT INTO reminder_letters (user_id, day, rhythm, written_at)
       SELECT user_id, day, rhythm, $4::timestamptz
       FROM unnest($1::uuid[], $2::date[], $3::text[]) AS letter (user_id, day, rhythm)
       ON CONFLICT DO NOTHING RETURNING user_id AS "userId"`,
      [
        letters.map(({ userId }) => userId),
        letters.map(({ day }) => day),
        letters.map(({ rhythm }) => rhythm),
        now,
      ],
    );
    return new Set(rows.map(({ userId }) => userId));
  }

  /** Moves members on to their next mornings. */
  async postpone(
    transaction: EntityManager,
    moved: readonly { userId: string; nextAt: Date | null }[],
  ): Promise<void> {
    if (moved.length === 0) return;
    await transaction.query(
      `UPDATE reminders SET next_at = moved.next_at
       FROM unnest($1::uuid[], $2::timestamptz[]) AS moved (user_id, next_at)
       WHERE reminders.user_id = moved.user_id`,
      [moved.map(({ userId }) => userId), moved.map(({ nextAt }) => nextAt)],
    );
  }

  /** Ends a member's letters; how they want their mornings stays for the next time. */
  async stopLetters(userId: string): Promise<void> {
    await this.reminders.query(
      `UPDATE reminders SET rhythm = 'off', next_at = CASE WHEN is_pushed THEN next_at END
       WHERE user_id = $1`,
      [userId],
    );
  }

  private opened({ startsAt, sealedPlace, sealedUnder: _, ...row }: ReminderEntity): Mornings {
    const place = this.values.open(
      sealedPlace,
      placeOf(REMINDERS, 'sealed_place', row.userId),
    ) as Place | null;
    return { ...row, at: startsAt, place };
  }
}
