import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../head';
import { Affirmation } from './affirmation';
import { Hero } from './hero';
import { Insights } from './insights';

/** Below the fold, so it comes after the page; where it can't be had the page goes on without it. */
const Almanac = lazy(async () => ({
  default: await import('./almanac').then(
    (part) => part.Almanac,
    () => () => null,
  ),
}));

export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Insights />
      <Suspense fallback={<div className="min-h-[160svh]" />}>
        <Almanac />
      </Suspense>
      <Affirmation />
    </>
  );
}
