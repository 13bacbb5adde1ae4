import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../state/session/use-session';
import { Passing } from '../design/motion/passing';
import { Prerendered } from '../prerendered';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { layoutStrings as s } from './layout.strings';
import { lazyPart } from '../lazy-part';
import { OfflineBanner } from './offline-banner';
import { paths, withRedirect } from '../paths';
import { useAppSelector } from '../state/app-state';
import { TopBar } from './top-bar';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));
const BottomBar = lazyPart(() => import('./bottom-bar'), 'BottomBar');
const SoundStage = lazyPart(() => import('./sound/sound-stage'), 'SoundStage');

/** What every page shares: the bar, the footer, and what happens on the way from page to page. */
export function Layout() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== firstPath) setHasMoved(true);
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  // Open for this address only: whatever leads away, the browser's Back too, closes it.
  const menuOpen = menuOpenAt === pathname;
  const changeMenu = useCallback(
    (open: boolean) => setMenuOpenAt(open ? pathname : null),
    [pathname],
  );
  const main = useRef<HTMLElement>(null);

  // At once: an effect would come when the page has passed in, and take the focus from a quick reader.
  useLayoutEffect(() => {
    // The next Tab starts on the new page, and a screen reader begins to read it. A menu that was
    // opened while the page was on its way keeps the focus: losing it would close the menu.
    if (hasMoved && !document.querySelector('[role=menu]')) {
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname, hasMoved]);

  return (
    <div className="flex min-h-[calc(100dvh-var(--bottom-bar))] flex-col">
      <a
        href="#content"
        className="fixed left-4 top-3 z-50 -translate-y-24 rounded bg-gold px-5 py-3 font-medium text-ink-deep focus:translate-y-0"
      >
        {s.skip}
      </a>
      <div inert={menuOpen} className="contents">
        <TopBar menuOpen={menuOpen} onMenuChange={changeMenu} />
        <main ref={main} id="content" tabIndex={-1} className="min-h-dvh flex-1">
          {/* One for all pages: a new one would show nothing while a page is fetched, this keeps the last. */}
          <Suspense fallback={<Prerendered>{null}</Prerendered>}>
            <ErrorBoundary key={pathname}>
              <Passing isFirst={!hasMoved}>
                <Page />
              </Passing>
            </ErrorBoundary>
          </Suspense>
        </main>
        <Footer />
        <ErrorBoundary fallback={null}>
          <BottomBar.WhenLoaded props={{}} fallback={null} />
        </ErrorBoundary>
      </div>
      <OfflineBanner />
      <Sound />
      <Toasts />
    </div>
  );
}

/** The page of the address. A member with a one-time password is led to where it is changed, and back. */
function Page() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user?.must_change_password && pathname !== paths.changePassword ? (
    <Navigate to={withRedirect(paths.changePassword, pathname + search)} replace />
  ) : (
    <Outlet />
  );
}

/** What is heard is fetched with the first touch of the page: no browser plays anything before. */
function Sound() {
  const touch = useAppSelector(({ firstTouch }) => firstTouch);
  return touch ? (
    <ErrorBoundary fallback={null}>
      <SoundStage.WhenLoaded props={{ touch }} fallback={null} />
    </ErrorBoundary>
  ) : null;
}

/**
 * The corner for messages is only fetched once there is one. If it can't be,
 * the page stays as it is, with what was typed: every failure has its words there too.
 */
function Toasts() {
  const wanted = useAppSelector(({ toasts }) => toasts.lastId > 0);
  return wanted ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
