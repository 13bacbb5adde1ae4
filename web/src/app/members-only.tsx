import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../state/session/use-session';
import { useIsOnline } from '../design/use-is-online';
import { paths, withRedirect } from '../paths';
import { useAppDispatch, useAppSelector } from '../state/app-state';
import { startSession } from '../state/session/keep-session';
import { layoutStrings } from './layout.strings';
import { BASE_PATH } from '../language/language';

interface MembersOnlyProps {
  /** Whether the page belongs to the administrator; other members are sent home. */
  admin?: boolean;
  children: ReactNode;
}

/** Shows a page to those it is for; nothing of it is rendered for anybody else. */
export function MembersOnly({ admin = false, children }: MembersOnlyProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const isAway = useAppSelector(({ session }) => !session.who.user && session.isRemembered);
  const isAsking = useAskAgain(isAway && status === 'guest' && isOnline);
  // Without a connection nobody can say whose session it is: what is kept here is the last one's.
  if (isAway && !isOnline && !admin) return children;
  const waiting = (
    <p role="status" className="page grid min-h-dvh place-items-center text-lead text-ivory-soft">
      {layoutStrings.loading}
    </p>
  );
  if (status === 'unknown' || isAsking) return waiting;
  // Signing out leads home: while that page is fetched, this one is still here and must not lead elsewhere.
  if (!user && window.location.pathname !== BASE_PATH + pathname) return null;
  if (!user) {
    return (
      <>
        {/* Until the login can be drawn: nothing at all would be a flash of black. */}
        {waiting}
        <Navigate to={paths.login(pathname + search)} replace />
      </>
    );
  }
  if (admin && user.role !== 'admin') return <Navigate to={paths.home} replace />;
  if (admin && !user.second_factor) {
    return <Navigate to={withRedirect(paths.secondFactor, pathname + search)} replace />;
  }
  return children;
}

/** Asks once more for a session that could not be asked for before. @returns whether it is being asked for */
function useAskAgain(isWanted: boolean): boolean {
  const dispatch = useAppDispatch();
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    if (isWanted && !hasAsked) void dispatch(startSession()).finally(() => setHasAsked(true));
  }, [dispatch, isWanted, hasAsked]);
  return isWanted && !hasAsked;
}
