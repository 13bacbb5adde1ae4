/** How many requests a gateway works on at a time: in all, and of one route. */
export interface WorkLimits {
  inAll: number;
  ofRoute: number;
}

/** How long one that is taken in may wait, where a route is asked for more than it can answer. */
const MAX_WAIT_MS = 250;
/** A route's pace is measured over so long. */
const MEASURED_OVER_MS = 250;
/** Left to a route however slowly it answers: it may wait for others, not for a processor. */
const LEAST_SHARE = 1 / 4;

/**
 * Counts the requests that are being answered. Beyond its limits a gateway refuses at once: whoever
 * waits behind hundreds has gone before the answer comes, and the work for them delays everybody else.
 */
export class WorkInFlight {
  private inAll = 0;
  private readonly routes = new Map<string, RouteInFlight>();

  /** @param now  milliseconds of any clock that only goes on */
  constructor(
    private readonly limits: WorkLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Whether a request that came now would have a place. One that has none counts as refused.
   *
   * @param name  the route: its method and the template of its address
   */
  hasRoom(name: string): boolean {
    const route = this.routes.get(name);
    const hasRoom = this.inAll < this.limits.inAll && (route?.hasRoom ?? true);
    if (!hasRoom) route?.refuse();
    return hasRoom;
  }

  /**
   * Takes a place for a request.
   *
   * @param name  the route: its method and the template of its address
   * @returns gives the place back, once however often it is called; null where there is no room
   */
  begin(name: string): (() => void) | null {
    if (!this.hasRoom(name)) return null;
    const route = this.routes.get(name) ?? new RouteInFlight(this.limits.ofRoute, this.now());
    this.inAll += 1;
    route.begin();
    this.routes.set(name, route);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.inAll -= 1;
      // A route that nobody asks for any more begins anew, with all its places.
      if (route.end(this.now()) === 0) this.routes.delete(name);
    };
  }
}

/**
 * One route's requests. While some are refused it has as many places as it answers within
 * {@link MAX_WAIT_MS}, by its pace (Little's law): as many as keep it busy, and no queue behind them.
 */
class RouteInFlight {
  private inFlight = 0;
  private places: number;
  private answered = 0;
  private hasRefused = false;

  constructor(
    private readonly most: number,
    private since: number,
  ) {
    this.places = most;
  }

  get hasRoom(): boolean {
    return this.inFlight < this.places;
  }

  begin(): void {
    this.inFlight += 1;
  }

  refuse(): void {
    this.hasRefused = true;
  }

  /** @returns how many are left */
  end(at: number): number {
    this.inFlight -= 1;
    this.answered += 1;
    if (at - this.since >= MEASURED_OVER_MS) this.measure(at);
    return this.inFlight;
  }

  private measure(at: number): void {
    const inTime = Math.round((this.answered * MAX_WAIT_MS) / (at - this.since));
    const least = Math.ceil(this.most * LEAST_SHARE);
    this.places = this.hasRefused
      ? Math.min(this.most, Math.max(least, inTime))
      : Math.min(this.most, this.places * 2);
    this.since = at;
    this.answered = 0;
    this.hasRefused = false;
  }
}
