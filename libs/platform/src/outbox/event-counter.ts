import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { EventContract, countsSchema } from '@cosmic/contracts/message';
import { recordEvent } from './record-event';

const REPORT_INTERVAL_MS = 5_000;

/**
 * Counts, by name, what happens too often for an event of its own, and tells of it together every
 * few seconds. A process that is killed takes the last few seconds' count with it.
 */
export abstract class EventCounter<Name extends string>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly counts = new Map<Name, number>();
  private timer: NodeJS.Timeout | undefined;
  private reporting: Promise<void> | undefined;

  constructor(
    private readonly event: EventContract<typeof countsSchema>,
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.report(), REPORT_INTERVAL_MS);
  }

  /** Tells what was counted since. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.reporting;
    await this.report();
  }

  count(name: Name): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** One report at a time; what could not be told is told with the next. */
  private report(): Promise<void> {
    this.reporting ??= this.record()
      .catch((error: unknown) =>
        this.log.warn({ err: error }, `${this.event.subject} could not be told`),
      )
      .finally(() => {
        this.reporting = undefined;
      });
    return this.reporting;
  }

  private async record(): Promise<void> {
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
