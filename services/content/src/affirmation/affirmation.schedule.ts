import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { IntervalTask } from '@cosmic/platform/interval-task';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { traceFrom } from '@cosmic/platform/trace';
import { AffirmationRepository } from './affirmation.repository';

const POLL_INTERVAL_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The days that are seen to, counted from today: a week that may have been missed, and tomorrow. */
const FIRST_DAY = -6;
const LAST_DAY = 1;

/** Has the affirmations of the past week, of today and of tomorrow written whenever one is missing. */
@Injectable()
export class AffirmationSchedule extends IntervalTask {
  constructor(
    private readonly affirmations: AffirmationRepository,
    private readonly queue: WorkQueue,
    @Inject(LOG) log: Logger,
  ) {
    super(log, {
      everyMilliseconds: POLL_INTERVAL_MS,
      failure: 'could not see to the affirmations',
    });
  }

  protected async round(): Promise<void> {
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
