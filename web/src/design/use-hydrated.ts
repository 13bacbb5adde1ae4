import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => undefined;

/** Learns whether React takes something over: only then it asks for the server's answer, and first. */
function origin() {
  let isSent = false;
  return {
    isSent: () => isSent,
    answerForServer: () => {
      isSent = true;
    },
  };
}

/**
 * Whether the application may show what only a browser knows: false while it takes over what the
 * server sent, which must be drawn alike, and true soon after, or at once where nothing was sent.
 */
export function useHydrated(): boolean {
  const [{ isSent, answerForServer }] = useState(origin);
  // Both answers are alike, so React draws nothing anew in one piece, as it does where they differ.
  useSyncExternalStore(never, nothing, answerForServer);
  const [isHydrated, setIsHydrated] = useState(() => !isSent());
  useEffect(() => {
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
