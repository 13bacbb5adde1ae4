import { useIsOnline } from '../design/use-is-online';
import { layoutStrings as s } from './layout.strings';

/** Says that there is no connection, for as long as there is none; nothing on the page goes away. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-40">
      {!isOnline && (
        <p className="border-t border-gold-line bg-ink-raised px-5 py-3 text-center text-note">
          {s.offline}
        </p>
      )}
    </div>
  );
}
