const BEAT_EVERY_MILLISECONDS = 1_000;

/**
 * Shows every second that a run is alive. Aborts `lost` once the row is not the
 * run's any more: a newer run has it, or somebody stopped it. A beat that fails
 * is left to the next one.
 */
export class Heartbeat {
  private readonly timer: NodeJS.Timeout;
  private readonly controller = new AbortController();
  private beating: Promise<void> | undefined;

  /** @param beat  resolves to false when the row is no longer this run's */
  constructor(private readonly beat: () => Promise<boolean>) {
    this.timer = setInterval(() => this.next(), BEAT_EVERY_MILLISECONDS);
  }

  get lost(): AbortSignal {
    return this.controller.signal;
  }

  /** Ends the beating; a beat under way is waited for. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
  }

  private next(): void {
    this.beating ??= this.beat()
      .catch(() => true)
      .then((own) => {
        if (!own) this.controller.abort();
        this.beating = undefined;
      });
  }
}
