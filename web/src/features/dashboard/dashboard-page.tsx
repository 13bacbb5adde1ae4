import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session/use-session';
import { ChartCorner } from '../../design/chart-corner';
import { classes } from '../../design/classes';
import { Skeleton } from '../../design/skeleton';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { dashboardStrings as s } from './dashboard.strings';

/** The member's own pages; each tab has its address, and what has to be seen to stands above all. */
export function DashboardPage({ notices }: { notices: ReactNode }) {
  usePageTitle(s.title);
  const { user } = useSession();
  const tabs = useOpenTabInView();
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        <h1 className="text-headline font-light tracking-[-0.01em] md:text-hero print:hidden">
          {s.welcome(user?.user_metadata.full_name || s.explorer)}
        </h1>
        {notices}
        <nav
          ref={tabs}
          aria-label={s.tabs.label}
          className="overflow-x-auto border-b border-gold-line/40"
        >
          <ul className="flex gap-5 max-sm:text-note sm:gap-8">
            {TABS.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.dashboard}
                  className={({ isActive }) =>
                    classes(
                      'block whitespace-nowrap border-b-2 py-3 transition-colors',
                      isActive
                        ? 'border-gold text-gold'
                        : 'border-transparent text-ivory-soft hover:text-ivory',
                    )
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}

/** On a narrow screen the tabs are wider than it is: the open one is brought into the middle. */
function useOpenTabInView() {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const around = tabs.current?.getBoundingClientRect();
    if (!open || !around) return;
    const offset = open.left + open.width / 2 - (around.left + around.width / 2);
    tabs.current?.scrollBy({ left: offset });
  }, [pathname]);
  return tabs;
}

const TABS = [
  { to: paths.dashboard, label: s.tabs.overview },
  { to: paths.myReadings, label: s.tabs.readings },
  { to: paths.myProfile, label: s.tabs.profile },
  { to: paths.mySubscription, label: s.tabs.subscription },
];
