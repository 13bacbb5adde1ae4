import { useSyncExternalStore } from 'react';
import { layoutStrings as s } from './layout.strings';

/** Says that there is no connection, for as long as there is none; nothing on the page goes away. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
      {!isOnline && (
        <p className="border-t border-gold-line bg-ink-raised px-5 py-3 text-center text-note">
          {s.offline}
        </p>
      )}
    </div>
  );
}

function onConnectionChange(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
