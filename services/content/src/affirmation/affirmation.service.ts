import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FALLBACK_AFFIRMATION, type Affirmation } from '@cosmic/contracts/content';
import { DailyHoroscopeEntity } from './daily-horoscope.entity';

@Injectable()
export class AffirmationService {
  constructor(private readonly database: DataSource) {}

  /** The affirmation of the UTC day, or words that suit any day while the worker has not written it. */
  async today(now = new Date()): Promise<Affirmation> {
    const date = now.toISOString().slice(0, 10);
    const row = await this.database.getRepository(DailyHoroscopeEntity).findOneBy({ date });
    return { date, content: row?.content ?? FALLBACK_AFFIRMATION };
  }
}
