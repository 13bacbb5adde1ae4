import { KEPT_DAYS } from '@cosmic/contracts/retention';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A session that nobody uses for so long is over. */
const IDLE_MS = 30 * DAY_MS;

/** However it is used, a session is over after so long: the password is asked for again. */
export const SESSION_MS = KEPT_DAYS.sessions * DAY_MS;

/** Two tabs may refresh at once with the same cookie: the second has so long to come. */
export const GRACE_MS = 10_000;

/** What of a session decides whether it goes on. */
export interface SessionTimes {
  endsAt: Date;
  revokedAt: Date | null;
}

/** What of a refresh token decides what it is good for. */
export interface TokenTimes {
  expiresAt: Date;
  usedAt: Date | null;
}

/**
 * What becomes of a refresh token that is shown:
 *
 * - `rotate`: it is the newest of its session and gives way to a successor;
 * - `repeat`: it gave way just now, to another tab of the same browser: both get the newest;
 * - `reuse`: it gave way before, so two hold it: the session ends for both;
 * - `over`: it, or its session, is over. A session that has ended knows no newest token either.
 */
export function judge(
  now: Date,
  session: SessionTimes,
  token: TokenTimes,
): 'rotate' | 'repeat' | 'reuse' | 'over' {
  if (session.revokedAt !== null || session.endsAt <= now) return 'over';
  if (token.usedAt === null) return token.expiresAt <= now ? 'over' : 'rotate';
  return now.getTime() - token.usedAt.getTime() <= GRACE_MS ? 'repeat' : 'reuse';
}

/** Until when a token made now is good. */
export function expiryOf(now: Date, session: Pick<SessionTimes, 'endsAt'>): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, session.endsAt.getTime()));
}
