import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';

export interface IntervalTaskOptions {
  everyMilliseconds: number;
  /** Whether the first round waits until so much time has passed. */
  firstLater?: boolean;
  /** What the log says of a round that failed. */
  failure: string;
}

/**
 * Work that is done again and again while the process lives, one round at a time: a turn that comes
 * while the round before is under way is left out. A round that fails is logged and the next tries
 * again. A stopping process waits for the round under way.
 */
export abstract class IntervalTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  constructor(
    protected readonly log: Logger,
    private readonly options: IntervalTaskOptions,
  ) {}

  onApplicationBootstrap(): void {
    const { everyMilliseconds, firstLater = false } = this.options;
    this.timer = setInterval(() => this.turn(), everyMilliseconds);
    if (!firstLater) this.turn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }

  protected abstract round(): Promise<void>;

  private turn(): void {
    this.underWay ??= this.round()
      .catch((error: unknown) => this.log.warn({ err: error }, this.options.failure))
      .finally(() => {
        this.underWay = undefined;
      });
  }
}
