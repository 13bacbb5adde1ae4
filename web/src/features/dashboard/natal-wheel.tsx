import { PLANETS } from '@cosmic/sky/bodies';
import { natalChart } from '@cosmic/sky/chart';
import { civilDay, likelyInstant, readClock } from '@cosmic/sky/clock';
import { noonChart } from '@cosmic/sky/noon-chart';
import { useMemo } from 'react';
import type { FigureOf } from '@cosmic/contracts/figures';
import type { Profile } from '../../api/profile.api';
import { WheelFigure } from '../../design/figures/wheel-figure';
import { profileStrings as s } from './profile.strings';

/** The chart of a birth: with houses where hour and place are known, without them otherwise. */
export function NatalWheel({ profile }: { profile: Profile }) {
  const figure = useMemo(() => wheelOf(profile), [profile]);
  return (
    <section aria-label={s.wheel} className="grid content-start gap-4">
      <h2 className="text-title">{s.wheel}</h2>
      <WheelFigure figure={figure} />
    </section>
  );
}

function wheelOf({ birth_date, birth_time, birth_place }: Profile): FigureOf<'wheel'> {
  const date = birth_date ?? '';
  if (birth_time && birth_place) {
    const at = likelyInstant(readClock(date, birth_time, birth_place.zone));
    const { bodies, houses, aspects, angles } = natalChart(at, birth_place);
    return {
      kind: 'wheel',
      rings: [
        {
          label: s.wheel,
          points: [
            ...PLANETS.map((point) => ({
              point: point as string,
              longitude: bodies[point].longitude,
              retrograde: bodies[point].retrograde,
            })),
            { point: 'ascendant', longitude: angles.ascendant, retrograde: false },
            { point: 'midheaven', longitude: angles.midheaven, retrograde: false },
          ],
        },
      ],
      cusps: 'cusps' in houses && houses.cusps ? [...houses.cusps] : null,
      aspects: aspects.map(({ first, second, aspect }) => ({ first, second, aspect })),
      highlight: ['sun', 'moon', 'ascendant'],
    };
  }
  const { from, to } = civilDay(date, birth_place?.zone ?? 'UTC');
  const { bodies, aspects } = noonChart(from, to);
  return {
    kind: 'wheel',
    rings: [
      {
        label: s.wheel,
        points: PLANETS.map((point) => ({
          point,
          longitude: bodies[point].longitude,
          retrograde: bodies[point].retrograde,
        })),
      },
    ],
    cusps: null,
    aspects: aspects.map(({ first, second, aspect }) => ({ first, second, aspect })),
    highlight: ['sun'],
  };
}
