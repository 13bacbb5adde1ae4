import { dateFormat, relativeFormat } from '../../language/formats';

const LONG = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const RELATIVE = relativeFormat('en');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From how many seconds on a time is told in a unit, the largest first. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** An instant as its day: `November 21, 2026`, the same for every reader as in the page's source. */
export function dayOf(instant: string): string {
  return LONG.format(new Date(instant));
}

/** How long ago an instant was: `3 days ago`. What lies ahead by a wrong clock is now. */
export function agoOf(instant: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ['second', Infinity];
  return RELATIVE.format(-Math.floor(seconds / length), unit);
}
