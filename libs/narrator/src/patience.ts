import { NarratorError } from './narrator';

/** How long one answer is waited for, and why waiting ended. */
export interface Patience {
  /** Aborted when waiting has ended for any reason; meant for the request. */
  readonly signal: AbortSignal;
  /** Why waiting ended early; null while it has not. */
  readonly failure: NarratorError | null;
  /** @throws NarratorError when waiting has ended. */
  check(): void;
  /**
   * Waits for one step and ends waiting as `stalled` when it takes longer. Time that the caller
   * spends between two steps does not count, so a slow reader is not taken for a silent server.
   */
  during<T>(ms: number, step: Promise<T>): Promise<T>;
  /** Stops all clocks and closes what still uses the signal. */
  end(): void;
}

/** Starts the clock for a whole answer; the caller's signal ends waiting as `cancelled`. */
export function startPatience(caller: AbortSignal, timeoutMs: number): Patience {
  const controller = new AbortController();
  let failure: NarratorError | null = null;

  function giveUp(error: NarratorError): void {
    failure ??= error;
    controller.abort();
  }
  const cancel = () => giveUp(new NarratorError('cancelled', 'the reading was cancelled'));
  const clock = setTimeout(
    () => giveUp(new NarratorError('timeout', `the text was not whole within ${timeoutMs} ms`)),
    timeoutMs,
  );
  caller.addEventListener('abort', cancel, { once: true });
  if (caller.aborted) cancel();

  return {
    signal: controller.signal,
    get failure() {
      return failure;
    },
    check() {
      if (failure) throw failure;
    },
    async during(ms, step) {
      const silence = setTimeout(
        () => giveUp(new NarratorError('stalled', `nothing came for ${ms} ms`)),
        ms,
      );
      try {
        return await step;
      } finally {
        clearTimeout(silence);
      }
    },
    end() {
      clearTimeout(clock);
      caller.removeEventListener('abort', cancel);
      controller.abort();
    },
  };
}
