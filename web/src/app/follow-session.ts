import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { AppDispatch, AppState, StartListening } from '../state/app-state';
import { draftsPassed } from '../state/drafts/drafts';
import { refreshSession } from '../state/session/keep-session';
import { anySessionChange, sessionOver } from '../state/session/session';
import { followed, left, pushed, renewed } from '../state/stream/stream';
import { toastShown } from '../state/toasts';
import type { BrowserWorld } from '../state/world';
import { layoutStrings } from './layout.strings';

/** The tab was shown or hidden. */
export const visibilityChanged = createAction('app/visibilityChanged');

/** By which the session follows the stream. */
const KEY = 'session';

interface Page {
  extra: BrowserWorld;
  dispatch: AppDispatch;
  getState: () => AppState;
}

/**
 * Lets the page follow the session: while somebody is signed in it listens for the session's end,
 * and what was loaded for one person, or typed by them, is never shown to another.
 */
export function followSession(startListening: StartListening): void {
  /** A tab that nobody sees keeps no connection for this: browsers have six for all tabs together. */
  const followWhileSeen = ({ dispatch, extra, getState }: Page) => {
    // It is refused to whoever has to choose a password first.
    const isMember = getState().session.who.user?.must_change_password === false;
    dispatch(isMember && extra.isVisible() ? followed(KEY) : left(KEY));
  };

  startListening({
    matcher: anySessionChange,
    effect: (_change, page) => {
      const { who, isRemembered } = page.getState().session;
      const { who: before } = page.getOriginalState().session;
      // Without a connection nobody has said that the session is over.
      if (who.user || !isRemembered) page.dispatch(draftsPassed(who.user?.id ?? null));
      // Who has chosen a password now may be told what happens.
      followWhileSeen(page);
      if (who.user?.id === before.user?.id) return;
      page.dispatch(renewed());
      if (before.user) page.dispatch(api.util.resetApiState());
    },
  });
  startListening({
    actionCreator: pushed,
    // A push is a hint: whether the session is over is for the server to say.
    effect: ({ payload }, { dispatch, getState }) => {
      const isOver = payload.type === 'session.ended' && getState().session.who.user;
      if (isOver) void dispatch(refreshSession());
    },
  });
  startListening({
    actionCreator: sessionOver,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (payload.byChoice || !getOriginalState().session.who.user) return;
      const { title, text } = layoutStrings.sessionEnded;
      dispatch(toastShown({ tone: 'error', title, body: text }));
    },
  });
  startListening({
    actionCreator: visibilityChanged,
    effect: (_change, page) => followWhileSeen(page),
  });
}
