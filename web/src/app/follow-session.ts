import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { liveStream } from '../api/stream';
import { passValuesTo } from '../features/tools/form/typed-by';
import { note } from '../log';
import type { AppDispatch, AppState, StartListening } from '../state/app-state';
import { refreshSession } from '../state/session/keep-session';
import { anySessionChange, sessionOver } from '../state/session/session';
import { toastShown } from '../state/toasts';
import type { BrowserWorld } from '../state/world';
import { layoutStrings } from './layout.strings';

/** The tab was shown or hidden. */
export const visibilityChanged = createAction('app/visibilityChanged');

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
  let stopListening: (() => void) | undefined;

  const leave = () => {
    stopListening?.();
    stopListening = undefined;
  };
  /** A tab that nobody sees keeps no connection for this: browsers have six for all tabs together. */
  const listenWhileSeen = (stream: typeof liveStream, { dispatch, extra, getState }: Page) => {
    const user = () => getState().session.who.user;
    // It is refused to whoever has to choose a password first.
    const isWanted = user()?.must_change_password === false && extra.isVisible();
    if (!isWanted) return leave();
    stopListening ??= stream.listen({
      // A push is a hint: whether the session is over is for the server to say.
      onPush: ({ type }) => {
        if (type === 'session.ended' && user()) void dispatch(refreshSession());
      },
    });
  };

  startListening({
    matcher: anySessionChange,
    effect: (_change, page) => {
      const { who, isRemembered } = page.getState().session;
      const { who: before } = page.getOriginalState().session;
      // Without a connection nobody has said that the session is over.
      if (who.user || !isRemembered) passValuesTo(who.user?.id);
      if (who.user?.id === before.user?.id) {
        // Who has chosen a password now may be told what happens.
        if (who.user && !stopListening) withStream((stream) => listenWhileSeen(stream, page));
        return;
      }
      // At once, and not when the stream's module answers: the server is about to say that the
      // session is over, and a stream that is opened meanwhile would be refused.
      leave();
      withStream((stream) => {
        // It belongs to whoever it was opened by.
        stream.renew();
        listenWhileSeen(stream, page);
      });
      if (before.user) page.dispatch(api.util.resetApiState());
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
    effect: (_change, page) => {
      if (page.getState().session.who.user) withStream((stream) => listenWhileSeen(stream, page));
    },
  });
}

/** Guests need none of it. */
function withStream(use: (stream: typeof liveStream) => void): void {
  import('../api/stream').then(
    ({ liveStream: stream }) => use(stream),
    (error: unknown) => note('The stream can not be had', error),
  );
}
