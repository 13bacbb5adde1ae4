import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { ComposedAffirmation } from './affirmation.text';
import { DailyHoroscopeEntity } from './daily-horoscope.entity';

@Injectable()
export class AffirmationRepository {
  constructor(
    @InjectRepository(DailyHoroscopeEntity)
    private readonly days: Repository<DailyHoroscopeEntity>,
  ) {}

  find(date: string): Promise<DailyHoroscopeEntity | null> {
    return this.days.findOneBy({ date });
  }

  /** Those of some days that have their affirmation. */
  async writtenAmong(dates: string[]): Promise<ReadonlySet<string>> {
    const rows = await this.days.find({ select: { date: true }, where: { date: In(dates) } });
    return new Set(rows.map(({ date }) => date));
  }

  /** Keeps a day's affirmation unless it has one: what has been read is never changed. */
  async keep(date: string, { content, facts }: ComposedAffirmation): Promise<void> {
    const row = this.days.createQueryBuilder().insert().values({ date, content, facts });
    await row.orIgnore().execute();
  }
}
