const KEEP_EVERY_MILLISECONDS = 500;

/**
 * Saves a run's text twice a second, which also shows that the run is alive.
 * Aborts `lost` when the row belongs to a newer run; a save that fails is left
 * to the next one.
 */
export class ProgressKeeper {
  private readonly timer: NodeJS.Timeout;
  private readonly controller = new AbortController();
  private saving: Promise<void> | undefined;

  /** @param keep  saves; resolves to false when the row is no longer this run's */
  constructor(private readonly keep: () => Promise<boolean>) {
    this.timer = setInterval(() => this.save(), KEEP_EVERY_MILLISECONDS);
  }

  /** Aborts once the row is a newer run's. */
  get lost(): AbortSignal {
    return this.controller.signal;
  }

  /** Ends the saving; a save under way is waited for. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.saving;
  }

  private save(): void {
    this.saving ??= this.keep()
      .catch(() => true)
      .then((own) => {
        if (!own) this.controller.abort();
        this.saving = undefined;
      });
  }
}
