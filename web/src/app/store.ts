import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { note } from '../log';
import { reducer, type AppDispatch, type AppState } from '../state/app-state';
import { keptDrafts } from '../state/drafts/kept-drafts';
import { AS_SENT as PREFERENCES_AS_SENT, keptPreferences } from '../state/preferences';
import { listenToSession } from '../state/session/session-listeners';
import { keptSession, UNKNOWN } from '../state/session/session';
import { listenToStream } from '../state/stream/keep-stream';
import type { BrowserWorld } from '../state/world';
import { followSession } from './follow-session';

export type AppStore = ReturnType<typeof makeStore>;

/** Makes a store of its own for a page, the build or a test. */
export function makeStore(world: BrowserWorld, preloadedState?: Partial<AppState>) {
  const listeners = createListenerMiddleware<AppState, AppDispatch, BrowserWorld>({
    extra: world,
    onError: (error) => note('A listener of the store failed', error),
  });
  listenToSession(listeners.startListening);
  listenToStream(listeners.startListening);
  followSession(listeners.startListening);
  return configureStore({
    reducer,
    preloadedState: {
      drafts: keptDrafts(world),
      preferences: keptPreferences(world),
      session: keptSession(world),
      ...preloadedState,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: world } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    devTools: false,
  });
}

/** What the server sent of a page was drawn by, where only a browser knows better. */
export function asSent(state: AppState): AppState {
  return { ...state, preferences: PREFERENCES_AS_SENT, session: UNKNOWN };
}
