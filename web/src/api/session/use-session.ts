import { useSyncExternalStore } from 'react';
import { session } from './browser-session';
import type { SessionState } from './session-keeper';

let shown = session.state;
session.onChange((state) => {
  shown = state;
});

const now = () => shown;

/** Who is signed in; renders anew when that changes, in whichever tab. */
export function useSession(): SessionState {
  return useSyncExternalStore((listener) => session.onChange(listener), now, now);
}
