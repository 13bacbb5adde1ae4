const MINUTE_MS = 60_000;

/**
 * The full minute nearest to an instant, the later of two. What is told to the minute is rounded
 * before its date and its time are read off, so that 23:59:40 becomes midnight of the next day.
 */
export function nearestMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / MINUTE_MS + 0.5) * MINUTE_MS);
}
