import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { sessionOf } from '../state/session/session';

const NAME = 'cosmic-readings-of-';
const MAX_KEPT = 30;

/** Where a guest's days are kept; a member's have the member's own place. */
const GUESTS_DAYS = 'cosmic-days-of-a-guest';

/** Gives the state of the store, whose session tells whose readings these are. */
type GetState = () => unknown;

/** Where a member's readings are kept for when there is no connection; undefined where nobody is known. */
async function shelfName(getState: GetState): Promise<string | undefined> {
  if (!('caches' in window)) return undefined;
  const { who, isRemembered } = sessionOf(getState);
  if (who.user) return NAME + who.user.id;
  // Nobody has said that the session is over: it is the last one's, whose alone is kept.
  if (!isRemembered) return undefined;
  return (await caches.keys()).find((name) => name.startsWith(NAME));
}

/** Where a guest's days are; undefined where somebody is, or may be, signed in. */
function guestsShelf(getState: GetState): string | undefined {
  const { who, isRemembered } = sessionOf(getState);
  return 'caches' in window && who.status === 'guest' && !isRemembered ? GUESTS_DAYS : undefined;
}

/** Keeps an answer of the API for its member, unless that is not who is signed in any more. */
async function keep(
  getState: GetState,
  owner: string | undefined,
  path: string,
  data: unknown,
): Promise<void> {
  const name = owner ? NAME + owner : GUESTS_DAYS;
  const shelf = await caches.open(name);
  await shelf.delete(path);
  await shelf.put(path, Response.json(data));
  const [...paths] = await shelf.keys();
  await Promise.all(paths.slice(0, -MAX_KEPT).map((old) => shelf.delete(old)));
  if (sessionOf(getState).who.user?.id !== owner) await caches.delete(name);
}

/** What is kept under a path. */
export async function keptReading<T>(getState: GetState, path: string): Promise<T | undefined> {
  const name = await shelfName(getState);
  const answer = name && (await (await caches.open(name)).match(path));
  return answer ? ((await answer.json()) as T) : undefined;
}

/** Forgets what is kept under a path, as when it was removed. */
export async function forgetReading(getState: GetState, path: string): Promise<void> {
  const name = await shelfName(getState);
  if (name) await (await caches.open(name)).delete(path);
}

/** Forgets what is kept of everybody, but for one member. */
export async function forgetReadings(butFor?: string): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(NAME) && name !== NAME + butFor,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** What asking the API comes to. */
export type Answer<T> =
  { data: T; error?: undefined } | { error: FetchBaseQueryError; data?: undefined };

/**
 * An answer of the API, kept for its member; without a connection what was kept instead.
 *
 * @param instead where else to look for it
 */
export async function orKept<T>(
  getState: GetState,
  path: string,
  ask: () => PromiseLike<Answer<T>>,
  instead: () => Promise<T | undefined> = () => Promise.resolve(undefined),
): Promise<Answer<T>> {
  const recall = async () => (await keptReading<T>(getState, path)) ?? (await instead());
  if (!navigator.onLine) {
    const data = await recall().catch(() => undefined);
    if (data) return { data };
  }
  const owner = sessionOf(getState).who.user?.id;
  const answer = await ask();
  if (answer.data !== undefined && owner && 'caches' in window) {
    await keep(getState, owner, path, answer.data).catch(() => undefined);
  }
  return answer;
}

/** Like `orKept` for a day, which a guest has too. */
export async function dayOrKept<T>(
  getState: GetState,
  path: string,
  ask: () => PromiseLike<Answer<T>>,
): Promise<Answer<T>> {
  const shelf = guestsShelf(getState);
  if (!shelf) return orKept(getState, path, ask);
  if (!navigator.onLine) {
    const kept = await (await caches.open(shelf)).match(path).catch(() => undefined);
    if (kept) return { data: (await kept.json()) as T };
  }
  const answer = await ask();
  if (answer.data !== undefined) await keepDay(getState, path, answer.data);
  return answer;
}

/** Keeps a day as it is now, with what was turned and written on it. */
export async function keepDay(getState: GetState, path: string, day: unknown): Promise<void> {
  const owner = sessionOf(getState).who.user?.id;
  if (!('caches' in window) || !(owner ?? guestsShelf(getState))) return;
  await keep(getState, owner, path, day).catch(() => undefined);
}
