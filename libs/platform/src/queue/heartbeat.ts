/**
 * Shows again and again that a job is being worked on, saving what there is of it if it likes.
 * A beat that fails is left to the next one.
 */
export class Heartbeat {
  private readonly timer: NodeJS.Timeout;
  private readonly controller = new AbortController();
  private beating: Promise<void> | undefined;

  /**
   * @param beat  resolves to false when the job is no longer this run's
   * @param stopped  aborts when the run has to stop
   */
  constructor(
    everyMilliseconds: number,
    private readonly beat: () => Promise<boolean>,
    private readonly stopped: AbortSignal,
  ) {
    this.timer = setInterval(() => this.next(), everyMilliseconds);
    // Not AbortSignal.any: what depends on a signal that outlives it is never let go of.
    stopped.addEventListener('abort', this.abort);
    if (stopped.aborted) this.abort();
  }

  /**
   * Aborts once the job is not this run's any more, because a newer run has it or somebody stopped
   * it, and when this run has to stop.
   */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Ends the beating; a beat under way is waited for. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopped.removeEventListener('abort', this.abort);
    await this.beating;
  }

  private readonly abort = (): void => this.controller.abort();

  private next(): void {
    this.beating ??= this.beat()
      .catch(() => true)
      .then((own) => {
        if (!own) this.abort();
        this.beating = undefined;
      });
  }
}
