import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../api/session/use-session';
import { paths } from '../paths';
import { layoutStrings } from './layout.strings';

interface MembersOnlyProps {
  /** Whether the page belongs to the administrator; other members are sent home. */
  admin?: boolean;
  children: ReactNode;
}

/** Shows a page to those it is for; nothing of it is rendered for anybody else. */
export function MembersOnly({ admin = false, children }: MembersOnlyProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown') {
    return (
      <p role="status" className="page grid min-h-dvh place-items-center text-lead text-ivory-soft">
        {layoutStrings.loading}
      </p>
    );
  }
  // Signing out leads home: while that page is fetched, this one is still here and must not lead elsewhere.
  if (!user && window.location.pathname !== pathname) return null;
  if (!user) return <Navigate to={paths.login(pathname + search)} replace />;
  if (admin && user.role !== 'admin') return <Navigate to={paths.home} replace />;
  return children;
}
