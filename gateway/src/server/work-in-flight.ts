/** How many requests a gateway works on at a time: in all, and of one route. */
export interface WorkLimits {
  inAll: number;
  ofRoute: number;
}

/**
 * Counts the requests that are being answered. Beyond its limits a gateway refuses at once: whoever
 * waits behind hundreds has gone before the answer comes, and the work for them delays everybody else.
 */
export class WorkInFlight {
  private inAll = 0;
  private readonly ofRoutes = new Map<string, number>();

  constructor(private readonly limits: WorkLimits) {}

  /**
   * Takes a place for a request.
   *
   * @param route its method and the template of its address
   * @returns gives the place back, once however often it is called; null where there is no room
   */
  begin(route: string): (() => void) | null {
    const ofRoute = this.ofRoutes.get(route) ?? 0;
    if (this.inAll >= this.limits.inAll || ofRoute >= this.limits.ofRoute) return null;
    this.inAll += 1;
    this.ofRoutes.set(route, ofRoute + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.inAll -= 1;
      const left = this.ofRoutes.get(route)! - 1;
      if (left > 0) this.ofRoutes.set(route, left);
      else this.ofRoutes.delete(route);
    };
  }
}
