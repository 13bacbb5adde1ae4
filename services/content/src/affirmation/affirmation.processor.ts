import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobHandler } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { composeAffirmation } from './affirmation.text';
import { DailyHoroscopeEntity } from './daily-horoscope.entity';

/** Writes the affirmation of one day; the row's id is the day. Doing it twice changes nothing. */
@Injectable()
export class AffirmationProcessor implements JobHandler {
  constructor(private readonly database: DataSource) {}

  async work({ rowId: date }: JobPointer): Promise<void> {
    await this.database
      .getRepository(DailyHoroscopeEntity)
      .upsert({ date, ...composeAffirmation(date) }, { conflictPaths: ['date'] });
  }
}
