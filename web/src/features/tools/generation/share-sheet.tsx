import { useEffect, useRef, type ReactNode } from 'react';
import { designStrings } from '../../../design/design.strings';
import { Icon } from '../../../design/icon';

interface ShareSheetProps {
  /** Called at Escape too, while the focus is in the sheet. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The ground of what shares a reading: on telephones over the foot of the page, elsewhere below the
 * reading, where the page is moved to show it. The focus goes into it.
 */
export function ShareSheet({ onClose, children }: ShareSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={sheet}
      tabIndex={-1}
      className="foot-sheet max-h-[calc(85dvh-var(--bottom-bar))] md:max-h-none print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button
        type="button"
        onClick={onClose}
        className="float-right -mr-3 -mt-2 grid size-11 place-items-center text-ivory-soft hover:text-ivory md:hidden"
      >
        <span className="sr-only">{designStrings.close}</span>
        <Icon name="close" className="size-5" />
      </button>
      {children}
    </div>
  );
}
