import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ChartCorner } from '../../design/chart-corner';
import { PageTabs } from '../../design/page-tabs';
import { Skeleton } from '../../design/skeleton';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { generatorStrings as s } from './generator.strings';

/** Where the journal is written; for the administrator alone. Each tab has its address. */
export function GeneratorPage() {
  usePageTitle(s.title);
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        <h1 className="text-headline font-light tracking-[-0.01em] md:text-hero">{s.title}</h1>
        <PageTabs label={s.tabs.label} tabs={TABS} />
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}

const TABS = [
  { to: paths.blogGenerator, label: s.tabs.write },
  { to: paths.blogPosts, label: s.tabs.posts },
];
