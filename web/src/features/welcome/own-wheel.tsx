import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../api/profile.api';
import { WheelFigure } from '../../design/figures/chart/wheel-figure';
import { drawIn } from '../../design/motion/motion';
import { Skeleton } from '../../design/skeleton';
import { welcomeStrings } from './welcome.strings';

const s = welcomeStrings.three;

/** The natal chart, which draws itself from the rim inwards. What computes it is fetched for it. */
export function OwnWheel({ profile }: { profile: Profile }) {
  const [figure, setFigure] = useState<FigureOf<'wheel'>>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let hasEnded = false;
    void import('../../design/figures/natal-figure')
      .then(({ natalFigure }) => natalFigure(profile, s.wheel))
      .then(
        (drawn) => {
          if (!hasEnded) setFigure(drawn);
        },
        // The signs beside it stand without the drawing.
        () => undefined,
      );
    return () => {
      hasEnded = true;
    };
  }, [profile]);
  useEffect(() => {
    if (figure) void drawIn([...(frame.current?.querySelectorAll('svg > *') ?? [])]);
  }, [figure]);
  return (
    <div ref={frame} className="grid w-full max-w-xl justify-self-center">
      {figure ? <WheelFigure figure={figure} /> : <Skeleton className="aspect-square w-full" />}
    </div>
  );
}
