import type { FigureOf } from '@cosmic/contracts/figures';
import { useEffect, useState } from 'react';
import type { Profile } from '../../api/profile.api';
import { WheelFigure } from '../../design/figures/wheel-figure';
import { Skeleton } from '../../design/skeleton';
import { profileStrings as s } from './profile.strings';

/** The member's natal chart, worked out in the browser. */
export function NatalWheel({ profile }: { profile: Profile }) {
  const [figure, setFigure] = useState<FigureOf<'wheel'>>();
  useEffect(() => {
    let hasEnded = false;
    void import('../../design/figures/natal-figure')
      .then(({ natalFigure }) => natalFigure(profile, s.wheel))
      .then(
        (drawn) => {
          if (!hasEnded) setFigure(drawn);
        },
        () => undefined,
      );
    return () => {
      hasEnded = true;
    };
  }, [profile]);
  return (
    <section aria-label={s.wheel} className="grid content-start gap-4">
      <h2 className="text-title">{s.wheel}</h2>
      {figure ? <WheelFigure figure={figure} /> : <Skeleton className="aspect-square w-full" />}
    </section>
  );
}
