import { useEffect, useState, type ComponentProps } from 'react';
import type { Profile } from '../../api/profile.api';
import { ChartOfDays } from '../../design/figures/chart/chart-of-days';
import { ButtonLink } from '../../design/button-link';
import { Skeleton } from '../../design/skeleton';
import { skyPaths } from '../../sky-paths';
import { profileStrings as s } from './profile.strings';

/** The member's natal chart, worked out in the browser. */
export function NatalWheel({ profile }: { profile: Profile }) {
  const [chart, setChart] = useState<ComponentProps<typeof ChartOfDays>>();
  useEffect(() => {
    let hasEnded = false;
    void import('../../design/figures/natal-figure')
      .then(async ({ natalFigure, withSkyAround, zodiacOf }) => {
        const zodiacAt = await zodiacOf(profile);
        const around: ComponentProps<typeof ChartOfDays>['around'] = (wheel, at, label) =>
          withSkyAround(wheel, at, label, zodiacAt);
        return { figure: await natalFigure(profile, s.wheel), around };
      })
      .then(
        (drawn) => {
          if (!hasEnded) setChart(drawn);
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
      {chart ? <ChartOfDays {...chart} /> : <Skeleton className="aspect-square w-full" />}
      <ButtonLink
        to={`${skyPaths.time}?around=own`}
        variant="quiet"
        className="-ml-3 justify-self-start"
      >
        {s.wheelInTime}
      </ButtonLink>
    </section>
  );
}
