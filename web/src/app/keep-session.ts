import { hearTab, lookAtSession, startSession } from '../state/session/keep-session';
import { joinTabs } from '../state/world';
import { visibilityChanged } from './follow-session';
import type { AppStore } from './store';

/** Begins to keep the session of this browser; called once. */
export function keepSession({ dispatch, getState }: AppStore): void {
  joinTabs((message) => dispatch(hearTab(message)));
  document.addEventListener('visibilitychange', () => {
    dispatch(visibilityChanged());
    // A machine that slept missed its looks.
    if (document.visibilityState === 'visible') void dispatch(lookAtSession());
  });
  // Who was away comes back as whom they were.
  window.addEventListener('online', () => {
    if (!getState().session.who.user) void dispatch(startSession());
  });
  void dispatch(startSession());
}
