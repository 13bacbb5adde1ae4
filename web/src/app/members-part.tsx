import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyPart } from '../lazy-part';
import { paths } from '../paths';

const AccountNotices = lazyPart(
  () => import('../features/account/account-notices'),
  'AccountNotices',
);
const AccountSettings = lazyPart(
  () => import('../features/account/settings/account-settings'),
  'AccountSettings',
);
const DashboardPage = lazyPart(
  () => import('../features/dashboard/dashboard-page'),
  'DashboardPage',
);
const OverviewTab = lazyPart(() => import('../features/dashboard/overview-tab'), 'OverviewTab');
const ReadingsTab = lazyPart(() => import('../features/dashboard/readings-tab'), 'ReadingsTab');
const ReadingPage = lazyPart(() => import('../features/dashboard/reading-page'), 'ReadingPage');
const ProfileTab = lazyPart(() => import('../features/dashboard/profile-tab'), 'ProfileTab');
const SubscriptionTab = lazyPart(
  () => import('../features/dashboard/subscription-tab'),
  'SubscriptionTab',
);
const WelcomePage = lazyPart(() => import('../features/welcome/welcome-page'), 'WelcomePage');
const PeoplePage = lazyPart(() => import('../features/people/people-page'), 'PeoplePage');
const PairPage = lazyPart(() => import('../features/people/pair/pair-page'), 'PairPage');

/** The member's pages. A part of its own, so that no visitor's first page weighs what leads there. */
export function MembersPart({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.welcome())) return <WelcomePage />;
  if (pathname.startsWith(paths.people)) {
    return (
      <Routes>
        <Route index element={<PeoplePage />} />
        <Route path=":id" element={<PairPage />} />
        <Route path="*" element={notFound} />
      </Routes>
    );
  }
  return (
    <Routes>
      <Route element={<DashboardPage notices={<AccountNotices />} />}>
        <Route index element={<OverviewTab />} />
        <Route path="readings" element={<ReadingsTab />} />
        <Route path="readings/:id" element={<ReadingPage />} />
        <Route path="profile" element={<ProfileTab account={<AccountSettings />} />} />
        <Route path="subscription" element={<SubscriptionTab />} />
      </Route>
      <Route path="*" element={notFound} />
    </Routes>
  );
}
