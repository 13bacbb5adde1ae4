import { lazy, Suspense } from 'react';
import { useHydrated } from '../../design/use-hydrated';
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
  const isHydrated = useHydrated();
  return (
    <>
      <Hero />
      {isHydrated ? (
        <Suspense fallback={<Below />}>
          <BelowTheFold />
        </Suspense>
      ) : (
        <Below />
      )}
    </>
  );
}

/** The place of what a visitor scrolls to. */
function Below() {
  return <div className="min-h-[300svh]" />;
}
