import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../app-state';
import type { TabMessage } from '../world';
import { lookAtSession } from './keep-session';
import { REMEMBERED_KEY, sessionHeld, sessionOver } from './session';

/** How often the session is looked at. */
export const POLL_INTERVAL_MS = 30_000;

type Change = ReturnType<typeof sessionHeld | typeof sessionOver>;

/** Keeps the other tabs and the next visit told, and renews the token before it ends. */
export function listenToSession(startListening: StartListening): void {
  startListening({
    matcher: isChange,
    effect: async (change, { cancelActiveListeners, delay, dispatch, extra, getState }) => {
      cancelActiveListeners();
      if (!change.payload.isFromTab) {
        extra.local.write(REMEMBERED_KEY, sessionHeld.match(change) ? '1' : null);
        extra.tell(messageOf(change));
      }
      while (getState().session.who.held) {
        await delay(POLL_INTERVAL_MS);
        await dispatch(lookAtSession());
      }
    },
  });
}

function isChange(action: UnknownAction): action is Change {
  return sessionHeld.match(action) || sessionOver.match(action);
}

function messageOf(change: Change): TabMessage {
  if (sessionHeld.match(change)) return { type: 'session', session: change.payload.held };
  const { byChoice } = change.payload;
  return { type: 'signed-out', ...(byChoice && { byChoice }) };
}
