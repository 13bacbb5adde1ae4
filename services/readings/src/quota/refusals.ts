import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { readingsEvents } from '@cosmic/contracts/readings';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { LOG } from '@cosmic/platform/platform.module';
import { Rounds } from '@cosmic/platform/rounds';
import { quotaRefusals } from '../metrics';
import type { Holder } from './quota.rules';

const TELL_EVERY_MILLISECONDS = 5_000;

/**
 * Counts refusals and tells of them together every few seconds: whoever asks again and again for
 * what is used up must not cause a row each time. A process that is killed takes the last few
 * seconds' count with it.
 */
@Injectable()
export class Refusals extends Rounds {
  private counts: Partial<Record<Holder, number>> = {};

  constructor(
    private readonly database: DataSource,
    @Inject(LOG) log: Logger,
  ) {
    super(log, {
      everyMilliseconds: TELL_EVERY_MILLISECONDS,
      firstLater: true,
      failure: 'refusals could not be told of',
    });
  }

  count(holder: Holder): void {
    quotaRefusals.inc({ limit: holder });
    this.counts[holder] = (this.counts[holder] ?? 0) + 1;
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.round().catch(() => undefined);
  }

  protected async round(): Promise<void> {
    const counts = { ...this.counts };
    if (Object.keys(counts).length === 0) return;
    await recordEvent(this.database.manager, readingsEvents.refused, { counts });
    for (const [holder, told] of Object.entries(counts) as [Holder, number][]) {
      const left = (this.counts[holder] ?? 0) - told;
      if (left > 0) this.counts[holder] = left;
      else delete this.counts[holder];
    }
  }
}
