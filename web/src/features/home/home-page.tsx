import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../head';
import { Hero } from './hero';

/** Comes after the first screen, to leave that one light; where it can't be had that one stays. */
const BelowTheFold = lazy(async () => ({
  default: await import('./below-the-fold').then(
    (part) => part.BelowTheFold,
    () => () => null,
  ),
}));

export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-[300svh]" />}>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
