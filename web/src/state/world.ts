import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isStill } from '../design/motion/is-still';
import { keptTexts, type KeptTexts } from './kept-texts';
import type { Held } from './session/session';

/** What tabs tell each other. A session that ended without `byChoice` was ended by the server. */
export type TabMessage =
  { type: 'session'; session: Held } | { type: 'signed-out'; byChoice?: boolean };

/** What the store needs of a browser; a test brings its own. */
export interface BrowserWorld {
  /** What is kept for all tabs, and for the next visit. */
  local: KeptTexts;
  /** What is kept for this tab alone, as long as it is open. */
  tab: KeptTexts;
  /** Whether the person asked for things not to move. */
  isStill(): boolean;
  /** Whether there is a connection, as far as the browser knows. */
  isOnline(): boolean;
  /** Whether somebody may be looking at this tab. */
  isVisible(): boolean;
  now(): number;
  pause(ms: number): Promise<void>;
  /** Asks the server for a new access token by the cookie. */
  refresh(): Promise<Response>;
  /** Tells the other tabs. */
  tell(message: TabMessage): void;
  /** Runs one task at a time over all tabs. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/** What may be dispatched besides actions: it is handed the browser along with the state. */
export type WorldThunk<State, Result = void> = ThunkAction<
  Result,
  State,
  BrowserWorld,
  UnknownAction
>;

const CHANNEL = 'cosmic-guide:session';

/** The other tabs; open once they are listened to. */
let channel: BroadcastChannel | undefined;

/** Listens to what the other tabs tell, and lets them be told; called once. */
export function joinTabs(hear: (message: TabMessage) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
}

/**
 * The browser that the page runs in. Where there is none, as in the build, nothing is kept; without
 * channels or locks it works tab by tab.
 */
export const browserWorld: BrowserWorld = {
  local: keptTexts(() => window.localStorage),
  tab: keptTexts(() => window.sessionStorage),
  isStill,
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  refresh: () =>
    fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    }),
  tell: (message) => channel?.postMessage(message),
  alone: async (task) =>
    'locks' in navigator ? await navigator.locks.request(CHANNEL, task) : await task(),
};
