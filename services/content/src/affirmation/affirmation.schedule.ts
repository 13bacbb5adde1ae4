import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { traceFrom } from '@cosmic/platform/trace';
import { PublishingQueue } from '../publishing.queue';
import { AffirmationRepository } from './affirmation.repository';

const POLL_INTERVAL_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The days that are seen to, counted from today: a week that may have been missed, and tomorrow. */
const FIRST_DAY = -6;
const LAST_DAY = 1;

/** Has the affirmations of the past week, of today and of tomorrow written whenever one is missing. */
@Injectable()
export class AffirmationSchedule extends ScheduledTask {
  constructor(
    private readonly affirmations: AffirmationRepository,
    private readonly queue: PublishingQueue,
  ) {
    super({ name: 'affirmations', everyMs: POLL_INTERVAL_MS });
  }

  async run(): Promise<void> {
    const now = Date.now();
    const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, index) =>
      new Date(now + (FIRST_DAY + index) * DAY_MS).toISOString().slice(0, 10),
    );
    const written = await this.affirmations.writtenAmong(days);
    for (const day of days.filter((date) => !written.has(date))) {
      await this.queue.add({ rowId: day, trace: traceFrom(undefined) });
    }
  }
}
