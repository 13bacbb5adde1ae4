import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ComposedAffirmation } from './affirmation.text';

@Injectable()
export class AffirmationRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a day's affirmation unless it has one: what has been read is never changed. */
  async keep(date: string, { content, facts }: ComposedAffirmation): Promise<void> {
    await this.database.query(
      `INSERT INTO daily_horoscopes (date, content, facts) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [date, content, JSON.stringify(facts)],
    );
  }
}
