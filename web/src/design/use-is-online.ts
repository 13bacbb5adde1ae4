import { useSyncExternalStore } from 'react';

/** Whether there is a connection, as far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, () => navigator.onLine, isOnline);
}

/** Taken for granted where the build draws a page. */
const isOnline = () => true;

function onConnectionChange(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
