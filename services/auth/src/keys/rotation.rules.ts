/** A key's place in time. */
export interface KeyTimes {
  kid: string;
  signsFrom: Date;
}

export interface Rotation {
  /** From when each key that is to be made will sign. */
  make: Date[];
  /** The kids of those that nobody needs any more. */
  drop: string[];
}

const HOUR_MS = 3_600_000;
const SIGNS_FOR_MS = 30 * 24 * HOUR_MS;

/** A new key is known to every gateway before it signs, and an old one until its last token is over. */
const OVERLAP_MS = HOUR_MS;

/**
 * What is to be done so that one key signs and the next is there already. Each signs for thirty
 * days and stays an hour longer.
 */
export function rotationAt(now: Date, keys: readonly KeyTimes[]): Rotation {
  const sorted = [...keys].sort((a, b) => a.signsFrom.getTime() - b.signsFrom.getTime());
  const started = sorted.filter(({ signsFrom }) => signsFrom <= now);
  const current = started.at(-1)?.signsFrom ?? now;
  const make = started.length === 0 ? [now] : [];
  if (started.length === sorted.length) {
    const usual = current.getTime() + SIGNS_FOR_MS;
    make.push(new Date(Math.max(usual, now.getTime() + OVERLAP_MS)));
  }
  const replaced = now.getTime() - current.getTime() >= OVERLAP_MS ? started.slice(0, -1) : [];
  return { make, drop: replaced.map(({ kid }) => kid) };
}

/** The key that signs now. */
export function signingKeyAt<Key extends KeyTimes>(
  now: Date,
  keys: readonly Key[],
): Key | undefined {
  return keys
    .filter(({ signsFrom }) => signsFrom <= now)
    .reduce<Key | undefined>(
      (newest, key) => (newest && newest.signsFrom >= key.signsFrom ? newest : key),
      undefined,
    );
}
