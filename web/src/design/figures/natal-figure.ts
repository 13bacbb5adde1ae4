import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { aspectsAmong } from '@cosmic/sky/charts/aspects';
import { normalize } from '@cosmic/sky/angle';
import { PLANETS } from '@cosmic/sky/bodies';
import { anglesAt } from '@cosmic/sky/charts/chart-angles';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { housesAt } from '@cosmic/sky/charts/houses';
import type { Profile } from '@cosmic/contracts/account/profile';
import { birthInstant, type BirthPlace } from './birth-instant';
import { skyAround } from './sky-figure';

/** What of a profile a chart is drawn by. */
export type ChartProfile = Pick<
  Profile,
  'birth_date' | 'birth_time' | 'house_system' | 'zodiac' | 'ayanamsa'
> & { readonly birth_place: BirthPlace | null };

/**
 * The chart of a birth as it is drawn, counted as the profile says: with houses where hour and place
 * are known, otherwise the noon of its day without houses and without the Moon's aspects.
 *
 * @param label what its ring is called
 */
export async function natalFigure(
  profile: ChartProfile,
  label: string,
): Promise<FigureOf<'wheel'>> {
  const { birth_date, birth_time, birth_place, house_system, zodiac } = profile;
  const at = await birthInstant(birth_date ?? '', birth_time, birth_place);
  const positions = positionsAt(at, PLANETS);
  const offset = (await zodiacOf(profile))(at);
  const turn = (longitude: number) => normalize(longitude - offset);
  const houses = birth_time && birth_place ? housesAt(house_system, at, birth_place) : undefined;
  const angles = birth_time && birth_place ? anglesAt(at, birth_place) : undefined;
  const isWhole = house_system === 'whole-sign' && zodiac === 'sidereal';
  const cusps = !houses?.defined
    ? null
    : isWhole
      ? wholeSignsFrom(turn(angles?.ascendant ?? 0))
      : houses.cusps.map(turn);
  const points = PLANETS.filter((point) => point !== 'moon' || birth_time !== null);
  return {
    kind: 'wheel',
    rings: [
      {
        label,
        points: [
          ...PLANETS.map((point) => ({
            point: point as string,
            longitude: turn(positions[point].longitude),
            retrograde: positions[point].retrograde,
          })),
          ...(cusps && angles
            ? [
                { point: 'ascendant', longitude: turn(angles.ascendant), retrograde: false },
                { point: 'midheaven', longitude: turn(angles.midheaven), retrograde: false },
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

/** What is taken from the longitudes of an instant, degrees: nothing, or the ayanamsa of a sidereal zodiac. */
export type ZodiacAt = (at: Date) => number;

const TROPICAL: ZodiacAt = () => 0;

/** The zodiac of a profile; what a sidereal one needs is fetched for it. */
export async function zodiacOf({
  zodiac,
  ayanamsa,
}: Pick<Profile, 'zodiac' | 'ayanamsa'>): Promise<ZodiacAt> {
  if (zodiac === 'tropical') return TROPICAL;
  const { ayanamsaAt } = await import('@cosmic/sky/jyotish/ayanamsas');
  return (at) => ayanamsaAt(at, ayanamsa);
}

function wholeSignsFrom(ascendant: number): number[] {
  const first = 30 * Math.floor(ascendant / 30);
  return Array.from({ length: 12 }, (_, house) => normalize(first + 30 * house));
}

/**
 * A chart with the planets of an instant around it, and the aspects that they make to its points
 * instead of those that its points make to each other.
 *
 * @param label what the outer ring is called
 * @param zodiacAt the zodiac of the chart
 * @throws SkyError `out_of_range` for an instant that the ephemeris does not cover
 */
export function withSkyAround(
  wheel: FigureOf<'wheel'>,
  at: Date,
  label: string,
  zodiacAt: ZodiacAt = TROPICAL,
): FigureOf<'wheel'> {
  const positions = positionsAt(at, PLANETS);
  const offset = zodiacAt(at);
  const points = PLANETS.map((point) => {
    const { longitude, retrograde } = positions[point];
    return { point, longitude: normalize(longitude - offset), retrograde };
  });
  return skyAround(wheel, points, label);
}
