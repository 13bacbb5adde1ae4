import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { session } from '../api/session/browser-session';
import type { liveStream } from '../api/stream';
import { passValuesTo } from '../features/tools/form/typed-by';
import { note } from '../log';
import { toastShown } from '../state/toasts';
import { layoutStrings } from './layout.strings';

/**
 * Lets the page follow the session: while somebody is signed in it listens for the session's end,
 * and what was loaded for one person, or typed by them, is never shown to another.
 */
export function followSession(dispatch: (action: UnknownAction) => void): void {
  let shownFor = session.state.user?.id;
  session.onChange(({ status, user }) => {
    if (status === 'unknown') return;
    // Without a connection nobody has said that the session is over.
    const isOver = user !== null || !session.isRemembered;
    if (isOver) passValuesTo(user?.id);
    if (user?.id === shownFor) {
      // Who has chosen a password now may be told what happens.
      if (user && !stopListening) withStream(listenWhileSeen);
      return;
    }
    const wasShownFor = shownFor;
    shownFor = user?.id;
    // At once, and not when the stream's module answers: the server is about to say that the session
    // is over, and a stream that is opened meanwhile would be refused.
    leave();
    withStream((stream) => {
      // It belongs to whoever it was opened by.
      stream.renew();
      listenWhileSeen(stream);
    });
    if (wasShownFor) dispatch(api.util.resetApiState());
  });
  session.onEnd(() => {
    const { title, text } = layoutStrings.sessionEnded;
    dispatch(toastShown({ tone: 'error', title, body: text }));
  });
  document.addEventListener('visibilitychange', () => {
    if (shownFor) withStream(listenWhileSeen);
  });
}

/** Guests need none of it. */
function withStream(use: (stream: typeof liveStream) => void): void {
  import('../api/stream').then(
    ({ liveStream: stream }) => use(stream),
    (error: unknown) => note('The stream can not be had', error),
  );
}

let stopListening: (() => void) | undefined;

/** A tab that nobody sees keeps no connection for this: browsers have six for all tabs together. */
function listenWhileSeen(stream: typeof liveStream): void {
  // It is refused to whoever has to choose a password first.
  const isWanted =
    session.state.user?.must_change_password === false && document.visibilityState === 'visible';
  if (!isWanted) leave();
  else stopListening ??= stream.listen({ onPush: heed });
}

function leave(): void {
  stopListening?.();
  stopListening = undefined;
}

/** A push is a hint: whether the session is over is for the server to say. */
function heed({ type }: { type: string }): void {
  if (type === 'session.ended' && session.state.user) void session.refresh();
}
