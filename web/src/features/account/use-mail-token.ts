import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathInLanguage } from '../../language/language';

/**
 * The token of a link that came by mail. It stands behind the address's #, which
 * browsers send nowhere, and is taken out of the history at once.
 */
export function useMailToken(): string {
  const { hash, pathname } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  // Not while rendering, which may begin again and would find no token then.
  useEffect(() => {
    if (hash !== '') {
      window.history.replaceState(window.history.state, '', pathInLanguage(pathname));
    }
  }, [hash, pathname]);
  return token;
}
