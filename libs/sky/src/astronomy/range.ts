import { SkyError } from '../sky-error';

/** The first instant the library answers for: 1 January 1800, 00:00 UTC. */
export const EARLIEST = new Date(Date.UTC(1800, 0, 1));

/** The first instant it no longer answers for: 1 January 2201, 00:00 UTC. */
export const LATEST = new Date(Date.UTC(2201, 0, 1));

/**
 * Checks that `at` is an instant the library answers for; needs no library of astronomy, so that a
 * page which reads the tables loads none.
 *
 * @throws SkyError `invalid_input` when it is no date, `out_of_range` outside 1800 to 2200.
 */
export function checkInstant(at: Date, field = 'at'): void {
  const ms = at instanceof Date ? at.getTime() : NaN;
  if (Number.isNaN(ms)) throw new SkyError('invalid_input', field, `${field} is not a valid date`);
  if (ms < EARLIEST.getTime() || ms >= LATEST.getTime())
    throw new SkyError('out_of_range', field, `${field} lies outside the years 1800 to 2200`);
}

/**
 * Checks both ends of a time range; `to` may be `LATEST` itself, since a range does not include
 * its end.
 *
 * @throws SkyError as `checkInstant`, and `invalid_input` when `to` comes before `from`.
 */
export function checkRange(from: Date, to: Date): void {
  checkInstant(from, 'from');
  if (!(to instanceof Date && to.getTime() === LATEST.getTime())) checkInstant(to, 'to');
  if (to < from) throw new SkyError('invalid_input', 'to', 'to comes before from');
}
