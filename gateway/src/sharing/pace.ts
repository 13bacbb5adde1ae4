import { isPublicAddress, networkOf } from '@cosmic/platform/address';

const WINDOW_MILLISECONDS = 60_000;

/**
 * How often one network may ask for something within a minute. Counted by each gateway for
 * itself: it keeps the house from being used up, and nothing that is counted here is owed to
 * anybody. Addresses that tell nobody apart are not counted.
 */
export class Pace {
  private counts = new Map<string, number>();
  private windowEnds = 0;

  constructor(private readonly most: number) {}

  /** Counts one. @returns in how many seconds to come again, or null while there is room */
  take(address: string, now = Date.now()): number | null {
    if (!isPublicAddress(address)) return null;
    if (now >= this.windowEnds) {
      this.counts = new Map();
      this.windowEnds = now + WINDOW_MILLISECONDS;
    }
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    this.counts.set(network, count);
    return count > this.most ? Math.ceil((this.windowEnds - now) / 1_000) : null;
  }
}
