import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccuracyPage } from '../features/accuracy/accuracy-page';
import { PanchangPage } from '../features/sky/panchang/panchang-page';
import { lazyPart } from '../lazy-part';
import { paths } from '../paths';
import { skyPaths } from '../sky-paths';

const BestDaysPage = lazyPart(
  () => import('../features/sky/best-days/best-days-page'),
  'BestDaysPage',
);

const RiverPage = lazyPart(() => import('../features/sky/river/river-page'), 'RiverPage');

const TimePage = lazyPart(() => import('../features/sky/time/time-page'), 'TimePage');

/**
 * What is seldom asked of the sky, fetched together: the panchang month, and how exact we are. The
 * best days, the river and the wheel in time are parts of their own.
 */
export function SkyTablesPart({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  if (pathname === skyPaths.panchangMonth) return <PanchangPage />;
  if (pathname === skyPaths.bestDays) return <BestDaysPage />;
  if (pathname === skyPaths.river) return <RiverPage />;
  if (pathname === skyPaths.time) return <TimePage />;
  return pathname === paths.accuracy ? <AccuracyPage /> : notFound;
}
