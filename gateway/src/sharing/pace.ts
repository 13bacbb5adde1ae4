import { networksOf } from '@cosmic/platform/address';

const WINDOW_MS = 60_000;

/** Who asks for something: from where, and as which member, if any. */
export interface Caller {
  address: string;
  memberId?: string;
}

/**
 * How often a member, and a network, may ask for something within a minute. Counted by each gateway for
 * itself: it keeps the house from being used up, and nothing that is counted here is owed to anybody.
 */
export class Pace {
  private counts = new Map<string, number>();
  private windowEnds = 0;

  constructor(private readonly most: number) {}

  /** Counts one. @returns in how many seconds to come again, or null while there is room */
  take({ address, memberId }: Caller, now = Date.now()): number | null {
    if (now >= this.windowEnds) {
      this.counts = new Map();
      this.windowEnds = now + WINDOW_MS;
    }
    const counted = networksOf(address);
    if (memberId !== undefined) counted.unshift({ name: `member ${memberId}`, times: 1 });
    // Who is refused takes nothing of what others of a wider network may have.
    const hasRoom = counted.every(({ name, times }) => this.add(name) <= this.most * times);
    return hasRoom ? null : Math.ceil((this.windowEnds - now) / 1_000);
  }

  private add(name: string): number {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count;
  }
}
