import { LOOK_EVERY_MS, SessionKeeper, type SessionWorld, type TabMessage } from './session-keeper';

const REMEMBERED = 'cosmic-guide:member';
const CHANNEL = 'cosmic-guide:session';

/** The other tabs; open once the session is kept. */
let channel: BroadcastChannel | undefined;

/** A browser as the keeper sees it. Without storage, channels or locks it still works, tab by tab. */
const browser: SessionWorld = {
  refresh: () =>
    fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    }),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  remembered: () => {
    try {
      return window.localStorage.getItem(REMEMBERED) !== null;
    } catch {
      return false;
    }
  },
  remember: (isMember) => {
    try {
      if (isMember) window.localStorage.setItem(REMEMBERED, '1');
      else window.localStorage.removeItem(REMEMBERED);
    } catch {
      // Without storage a reload signs out; nothing else is lost.
    }
  },
  tell: (message) => channel?.postMessage(message),
  alone: async (task) =>
    'locks' in navigator ? await navigator.locks.request(CHANNEL, task) : await task(),
};

/** The session of this tab. */
export const session = new SessionKeeper(browser);

/** Begins to keep the session; called once. */
export function keepSession(): void {
  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => session.hear(data);
  }
  setInterval(() => void session.look(), LOOK_EVERY_MS);
  // A machine that slept missed its looks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.look();
  });
  // Who was away comes back as whom they were.
  window.addEventListener('online', () => {
    if (!session.state.user) void session.start();
  });
  void session.start();
}
