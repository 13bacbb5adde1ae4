import { useEffect } from 'react';

const SITE = 'Cosmic Guide';

/** Names the open page in the tab, in the history and to screen readers. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : `${SITE} · The Universe is Speaking`;
  }, [title]);
}
