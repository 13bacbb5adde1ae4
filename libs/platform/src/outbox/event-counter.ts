import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { EventContract, countsSchema } from '@cosmic/contracts/message';
import { IntervalTask } from '../interval-task';
import { recordEvent } from './record-event';

const REPORT_INTERVAL_MS = 5_000;

/**
 * Counts, by name, what happens too often for an event of its own, and tells of it together every
 * few seconds. A process that is killed takes the last few seconds' count with it.
 */
export abstract class EventCounter<Name extends string> extends IntervalTask {
  private readonly counts = new Map<Name, number>();

  constructor(
    private readonly event: EventContract<typeof countsSchema>,
    private readonly database: DataSource,
    log: Logger,
  ) {
    super(log, {
      everyMilliseconds: REPORT_INTERVAL_MS,
      firstLater: true,
      failure: `${event.subject} could not be told`,
    });
  }

  count(name: Name): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.round().catch(() => undefined);
  }

  protected async round(): Promise<void> {
    if (this.counts.size === 0) return;
    const told = [...this.counts];
    await recordEvent(this.database.manager, this.event, { counts: Object.fromEntries(told) });
    for (const [name, count] of told) {
      const left = (this.counts.get(name) ?? 0) - count;
      if (left > 0) this.counts.set(name, left);
      else this.counts.delete(name);
    }
  }
}
