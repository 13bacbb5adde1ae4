/**
 * For how many days something is kept. The services' rules of erasure and the page about privacy
 * both read it, so the page can't promise what no job does.
 */
export const KEPT_DAYS = {
  /** Readings of guests. */
  guestReadings: 90,
  /** The second copy of what was asked and told, for finding faults. */
  supportCopies: 90,
  /** How often something was asked for on a day. */
  dailyCounts: 60,
  /** That a letter was written. */
  letters: 90,
  /** That a browser was told of a day. */
  notices: 7,
  /** A session, from signing in. */
  sessions: 90,
  /** A session that was ended, from its end. */
  endedSessions: 7,
  /** A device that an account was used on, from the last time. */
  knownDevices: 365,
  /** A link by which a friend can enter their birth, unless somebody has. */
  invitations: 30,
  /** That a sensitive act happened. */
  acts: 365,
} as const;
