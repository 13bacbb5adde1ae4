import type { FigureOf } from '@cosmic/contracts/figures';
import { aspectsAmong } from '@cosmic/sky/charts/aspects';
import { PLANETS } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { housesAt } from '@cosmic/sky/charts/houses';
import type { Profile } from '@cosmic/contracts/profile';
import { birthInstant } from './birth-instant';

/**
 * The chart of a birth as it is drawn: with Placidus houses where hour and place
 * are known, otherwise the noon of its day without houses and without the Moon's aspects.
 *
 * @param label what its ring is called
 */
export async function natalFigure(profile: Profile, label: string): Promise<FigureOf<'wheel'>> {
  const { birth_date, birth_time, birth_place } = profile;
  const at = await birthInstant(birth_date ?? '', birth_time, birth_place);
  const positions = positionsAt(at, PLANETS);
  const houses = birth_time && birth_place ? housesAt('placidus', at, birth_place) : undefined;
  const cusps = houses && 'cusps' in houses && houses.cusps ? [...houses.cusps] : null;
  const points = PLANETS.filter((point) => point !== 'moon' || birth_time !== null);
  return {
    kind: 'wheel',
    rings: [
      {
        label,
        points: [
          ...PLANETS.map((point) => ({
            point: point as string,
            longitude: positions[point].longitude,
            retrograde: positions[point].retrograde,
          })),
          ...(cusps
            ? [
                { point: 'ascendant', longitude: cusps[0]!, retrograde: false },
                { point: 'midheaven', longitude: cusps[9]!, retrograde: false },
              ]
            : []),
        ],
      },
    ],
    cusps,
    aspects: aspectsAmong(
      points.map((point) => ({ point, longitude: positions[point].longitude })),
    ).map(({ first, second, aspect }) => ({ first, second, aspect })),
    highlight: ['sun', 'moon', 'ascendant'],
  };
}
