import { useEffect } from 'react';

const SITE = 'Cosmic Guide';
const CLAIM = 'सच्चे आकाश पर टिकी रीडिंग';

/** Names the open page in the tab, in the history and to screen readers, as the server does. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} – ${SITE}` : `${SITE} – ${CLAIM}`;
  }, [title]);
}
