import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { ReminderEntity } from './reminder.entity';

/** A reminder whose morning has come, and where its letter goes. */
export interface DueReminder extends ReminderEntity {
  email: string;
  isConfirmed: boolean;
}

@Injectable()
export class RemindersRepository {
  constructor(
    @InjectRepository(ReminderEntity) private readonly reminders: Repository<ReminderEntity>,
  ) {}

  find(userId: string): Promise<ReminderEntity | null> {
    return this.reminders.findOneBy({ userId });
  }

  /** Turns a member's reminder on, or over. @returns false when there is no such account */
  async save({ userId, rhythm, zone, nextAt }: ReminderEntity): Promise<boolean> {
    const rows: unknown[] = await this.reminders.query(
      `INSERT INTO reminders (user_id, rhythm, zone, next_at)
       SELECT id, $2, $3, $4 FROM accounts WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE
       SET rhythm = excluded.rhythm, zone = excluded.zone, next_at = excluded.next_at
       RETURNING user_id`,
      [userId, rhythm, zone, nextAt],
    );
    return rows.length === 1;
  }

  async remove(userId: string): Promise<void> {
    await this.reminders.delete({ userId });
  }

  /** Some whose morning has come; nobody else gets them until the transaction ends. */
  async lockDue(transaction: EntityManager, now: Date, most: number): Promise<DueReminder[]> {
    return transaction.query(
      `SELECT reminder.user_id AS "userId", rhythm, zone, next_at AS "nextAt", account.email,
              account.email_verified_at IS NOT NULL AS "isConfirmed"
       FROM reminders AS reminder JOIN accounts AS account ON account.id = reminder.user_id
       WHERE next_at <= $1
       ORDER BY next_at LIMIT $2
       FOR UPDATE OF reminder SKIP LOCKED`,
      [now, most],
    );
  }

  /** Notes that a member is written to on a day. @returns false when that was so already */
  async noteLetter(
    transaction: EntityManager,
    { userId, rhythm }: ReminderEntity,
    day: string,
    now: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `INSERT INTO reminder_letters (user_id, day, rhythm, written_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [userId, day, rhythm, now],
    );
    return rows.length === 1;
  }

  async postpone(transaction: EntityManager, userId: string, nextAt: Date): Promise<void> {
    await transaction.update(ReminderEntity, { userId }, { nextAt });
  }
}
