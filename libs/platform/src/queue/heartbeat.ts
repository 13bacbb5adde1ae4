/**
 * Shows again and again that a job is being worked on, saving what there is of it if it likes.
 * Aborts `lost` once the job is not this run's any more: a newer run has it, or somebody stopped it.
 * A beat that fails is left to the next one.
 */
export class Heartbeat {
  private readonly timer: NodeJS.Timeout;
  private readonly controller = new AbortController();
  private beating: Promise<void> | undefined;

  /** @param beat  resolves to false when the job is no longer this run's */
  constructor(
    everyMilliseconds: number,
    private readonly beat: () => Promise<boolean>,
  ) {
    this.timer = setInterval(() => this.next(), everyMilliseconds);
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
