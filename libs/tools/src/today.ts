/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The UTC day of an instant as a date, `YYYY-MM-DD`. */
export function utcDate(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Noon of the UTC day of an instant: who asks on one day is given one sky. */
export function noonOf(at: Date): Date {
  return new Date(`${utcDate(at)}T12:00:00Z`);
}
