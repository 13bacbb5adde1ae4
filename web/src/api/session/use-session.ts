import { useSyncExternalStore } from 'react';
import { session } from './browser-session';
import type { SessionState } from './session-keeper';

let shown = session.state;
session.onChange((state) => {
  shown = state;
});

const atFirst = session.state;
const now = () => shown;
/** As the server sends pages: for whoever comes. */
const sent = () => atFirst;

/** Who is signed in; renders anew when that changes, in whichever tab. */
export function useSession(): SessionState {
  return useSyncExternalStore((listener) => session.onChange(listener), now, sent);
}
