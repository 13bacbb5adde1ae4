/** What a guest has used today, in the browser: a key per tool holding a date and a count. */
export interface GuestCount {
  date: string;
  count: number;
}

const PREFIX = 'cosmic-guide:readings:';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * How many readings of a tool a guest had on the UTC day of `now`.
 *
 * A counter that can't be read counts as one reading, and is written down so.
 * Without storage nothing is counted here; the server counts all the same.
 */
export function guestCount(store: Store | undefined, tool: string, now: Date): number {
  const text = attempt(() => store?.getItem(PREFIX + tool));
  if (text === undefined || text === null) return 0;
  const stored = parse(text);
  if (!stored) {
    write(store, tool, { date: dayOf(now), count: 1 });
    return 1;
  }
  return stored.date === dayOf(now) ? stored.count : 0;
}

/** Counts one more reading of a tool. */
export function countOne(store: Store | undefined, tool: string, now: Date): void {
  write(store, tool, { date: dayOf(now), count: guestCount(store, tool, now) + 1 });
}

/** Takes one off again: the reading failed and its unit was given back. */
export function uncountOne(store: Store | undefined, tool: string, now: Date): void {
  write(store, tool, { date: dayOf(now), count: Math.max(0, guestCount(store, tool, now) - 1) });
}

/** The browser's storage, unless the person has forbidden it. */
export function localStore(): Store | undefined {
  return attempt(() => window.localStorage);
}

function write(store: Store | undefined, tool: string, value: GuestCount): void {
  attempt(() => store?.setItem(PREFIX + tool, JSON.stringify(value)));
}

function parse(text: string): GuestCount | undefined {
  const value = attempt(() => JSON.parse(text) as Partial<GuestCount> | null);
  if (typeof value?.date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value.date)) return undefined;
  if (!Number.isSafeInteger(value.count) || Number(value.count) < 0) return undefined;
  return { date: value.date, count: Number(value.count) };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
