import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { TransitCalendarEntity } from './transit-calendar.entity';

@Injectable()
export class TransitCalendarRepository {
  constructor(
    @InjectRepository(TransitCalendarEntity)
    private readonly calendars: Repository<TransitCalendarEntity>,
  ) {}

  find(userId: string): Promise<TransitCalendarEntity | null> {
    return this.calendars.findOneBy({ userId });
  }

  findByHash(tokenHash: Buffer): Promise<TransitCalendarEntity | null> {
    return this.calendars.findOneBy({ tokenHash });
  }

  /** Keeps an address in place of the member's other one. @returns false when there is no such account */
  async save(calendar: TransitCalendarEntity): Promise<boolean> {
    const { userId, tokenHash, zone, language, createdAt } = calendar;
    const rows: unknown[] = await this.calendars.query(
      `INSERT INTO transit_calendars (user_id, token_hash, zone, language, created_at)
       SELECT id, $2, $3, $4, $5 FROM accounts WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE
       SET token_hash = excluded.token_hash, zone = excluded.zone,
           language = excluded.language, created_at = excluded.created_at
       RETURNING user_id`,
      [userId, tokenHash, zone, language, createdAt],
    );
    return rows.length === 1;
  }

  async remove(userId: string): Promise<void> {
    await this.calendars.delete({ userId });
  }
}
