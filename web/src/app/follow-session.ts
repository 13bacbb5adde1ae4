import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { session } from '../api/session/browser-session';
import { liveStream } from '../api/stream';
import { toast } from '../design/toast';
import { layoutStrings } from './layout.strings';

/**
 * Lets the page follow the session: while somebody is signed in it listens for the session's end,
 * and what was loaded for one person is never shown to another.
 */
export function followSession(dispatch: (action: UnknownAction) => void): void {
  let shownFor = session.state.user?.id;
  let stopListening: (() => void) | undefined;

  session.onChange(({ status, user }) => {
    if (status === 'unknown' || user?.id === shownFor) return;
    const wasShownFor = shownFor;
    shownFor = user?.id;
    // The stream belongs to whoever it was opened by.
    liveStream.renew();
    stopListening?.();
    stopListening = user
      ? liveStream.listen({
          onPush: ({ type }) => {
            // A push is a hint: whether the session is over is for the server to say.
            if (type === 'session.ended') void session.refresh();
          },
        })
      : undefined;
    if (wasShownFor) dispatch(api.util.resetApiState());
  });
  session.onEnd(() =>
    toast('error', layoutStrings.sessionEnded.title, layoutStrings.sessionEnded.text),
  );
}
