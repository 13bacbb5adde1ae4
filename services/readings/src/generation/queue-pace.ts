import type { Place } from './lanes';

/** The pace is measured anew after so long; within a shorter time chance would tell more than the workers do. */
const MEASURED_OVER_MS = 5_000;
/** What nobody looked at for longer may have been idle meanwhile. */
const MAX_GAP_MS = 15_000;

/**
 * How fast the queue's own time goes, and by that how long a place in it has to wait. It slows down
 * as more lanes share the workers, so a lane's share is in it already.
 */
export class QueuePace {
  private since: { at: number; now: number } | undefined;
  private seenAt = 0;
  private perSecond: number | undefined;

  /** @param at milliseconds of any clock that only goes on */
  observe({ now, isIdle }: Place, at: number): void {
    const since = isIdle || at - this.seenAt > MAX_GAP_MS ? undefined : this.since;
    this.seenAt = at;
    if (isIdle) this.perSecond = undefined;
    if (since && now >= since.now) {
      if (at - since.at < MEASURED_OVER_MS) return;
      this.perSecond = ((now - since.now) / (at - since.at)) * 1_000;
    }
    this.since = isIdle ? undefined : { at, now };
  }

  /** In how many seconds a place is likely to be reached; null while nobody can say. */
  secondsUntil({ tag, now, isIdle }: Place): number | null {
    if (isIdle) return 0;
    return this.perSecond ? Math.ceil((tag - now) / this.perSecond) : null;
  }
}
