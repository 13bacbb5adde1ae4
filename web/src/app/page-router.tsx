import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { BASE_PATH } from '../language/language';
import type { LoadPage } from './load-ahead';

/** For this long a page stays while what the next one begins with is fetched; longer for its code. */
const MAX_HELD_MS = 400;

interface PageRouterProps {
  load: LoadPage;
  children: ReactNode;
}

/**
 * The router of the browser, which keeps a page until the next can be drawn: nothing blank is seen
 * in between. Back and Forward return to the place that was read last.
 */
export function PageRouter({ load, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location, top }, show] = useState({
    action: history.action,
    location: history.location,
    top: NaN,
  });
  const [isHeld, hold] = useState(false);
  const [isPending, start] = useTransition();

  useLayoutEffect(() => {
    let { pathname, key } = history.location;
    const tops = new Map<string, number>();
    let asked = 0;
    const stop = history.listen(({ action, location }) => {
      window.history.scrollRestoration = 'manual';
      tops.set(key, window.scrollY);
      key = location.key;
      const number = ++asked;
      const goOn = (top: number) => {
        if (number !== asked) return;
        hold(false);
        start(() => show({ action, location, top }));
      };
      // Within a page only what is read on it tells where to look.
      if (location.pathname === pathname) return goOn(NaN);
      pathname = location.pathname;
      hold(true);
      const top = (action === 'POP' && tops.get(key)) || 0;
      void Promise.race([load(pathname), after(MAX_HELD_MS)]).then(() => goOn(top));
    });
    // A page that is loaded again is put in its place by the browser.
    const leave = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [history, load]);

  // Before the new page is taken a picture of, which a passing from one to the next begins with.
  useLayoutEffect(() => {
    if (top >= 0) window.scrollTo({ top, behavior: 'instant' });
  }, [location, top]);

  return (
    <Router basename={BASE_PATH} location={location} navigationType={action} navigator={history}>
      {children}
      {(isHeld || isPending) && <span className="on-its-way" aria-hidden="true" />}
    </Router>
  );
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
