import type { DayTransit } from '../../api/today.api';

/** How many days the line shows, and how many of them lie behind. */
export const SHOWN_DAYS = 30;
const DAYS_BEHIND = 10;

const DAY_MS = 86_400_000;

export interface Bar {
  /** Where the window begins and ends, today and each exact hour, as shares of the line, 0 to 1. */
  from: number;
  until: number;
  today: number;
  exact: number[];
  /** Whether it reaches beyond the line. */
  beganBefore: boolean;
  endsAfter: boolean;
}

/**
 * Where a window lies on a line of thirty days, a third of which is behind.
 *
 * @param noon  the middle of today
 */
export function barOf({ from, until, exact }: DayTransit['window'], noon: Date): Bar {
  const start = noon.getTime() - DAYS_BEHIND * DAY_MS;
  const placeOf = (at: string | number) => (new Date(at).getTime() - start) / (SHOWN_DAYS * DAY_MS);
  const within = (share: number) => Math.min(Math.max(share, 0), 1);
  return {
    from: within(placeOf(from)),
    until: within(placeOf(until)),
    today: placeOf(noon.getTime()),
    exact: exact.map(placeOf).filter((share) => share >= 0 && share <= 1),
    beganBefore: placeOf(from) < 0,
    endsAfter: placeOf(until) > 1,
  };
}
