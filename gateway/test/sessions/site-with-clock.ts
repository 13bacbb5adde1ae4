import type { SiteAndAddress } from '../make';

/** A site whose auth service goes by a clock that tests put forward. */
export interface SiteWithClock extends SiteAndAddress {
  /** In milliseconds since 1970; it stands still between changes. */
  clock: { now: number };
}
