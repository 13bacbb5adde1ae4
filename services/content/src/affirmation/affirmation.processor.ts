import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobHandler } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { composeAffirmation } from './affirmation.text';

/** Writes the affirmation of one day; the row's id is the day. Doing it twice changes nothing. */
@Injectable()
export class AffirmationProcessor implements JobHandler {
  constructor(private readonly database: DataSource) {}

  async work({ rowId: date }: JobPointer): Promise<void> {
    const { content, facts } = composeAffirmation(date);
    await this.database.query(
      `INSERT INTO daily_horoscopes (date, content, facts) VALUES ($1, $2, $3)
       ON CONFLICT (date) DO NOTHING`,
      [date, content, JSON.stringify(facts)],
    );
  }
}
