import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../state/session/use-session';
import { ChartCorner } from '../../design/chart-corner';
import { classes } from '../../design/classes';
import { PageTabs } from '../../design/page-tabs';
import { Skeleton } from '../../design/skeleton';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { dashboardStrings as s } from './dashboard.strings';

/** The member's own pages; each tab has its address. */
export function DashboardPage({ notices }: { notices: ReactNode }) {
  usePageTitle(s.title);
  const { user } = useSession();
  const { pathname } = useLocation();
  // Whoever came for something else has been greeted already.
  const isOverview = pathname === paths.dashboard;
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        <h1
          className={classes(
            'font-light tracking-[-0.01em] print:hidden',
            isOverview ? 'text-headline md:text-hero' : 'text-title text-ivory-soft',
          )}
        >
          {s.welcome(user?.user_metadata.full_name || s.explorer)}
        </h1>
        {(isOverview || pathname === paths.myProfile) && notices}
        <PageTabs label={s.tabs.label} tabs={TABS} />
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}

const TABS = [
  { to: paths.dashboard, label: s.tabs.overview },
  { to: paths.myReadings, label: s.tabs.readings },
  { to: paths.myProfile, label: s.tabs.profile },
  { to: paths.mySubscription, label: s.tabs.subscription },
];
