import { aspectsAmong, type Aspect } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { AspectName } from '../passages/aspects';
import { DAY_MS } from '../today';
import { noonsOf, type Period } from './period';

/** Wide enough that most days have one, close enough that it can be felt as news. */
const DAY_ORB = 3;
/** Where a pair passes exactness within a period, some noon finds it within a degree. */
const PERIOD_ORB = 1;
const MAX_ASPECTS = 4;

const MAJOR: readonly string[] = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
] satisfies AspectName[];

/** The planets that move quickly enough for their aspects to mark a week. */
const QUICK: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

/** An aspect of the sky, at its closest noon of the period. */
export interface SkyAspect {
  readonly first: Planet;
  readonly second: Planet;
  readonly aspect: AspectName;
  readonly orb: number;
  readonly at: Date;
  /** Where the two stand then. */
  readonly signs: readonly [SignKey, SignKey];
  /** Whether the two are still drawing closer to it. */
  readonly applying?: boolean | undefined;
  /** Whether a day's noon is the one nearest to exactness: each aspect has one such day. */
  readonly culminates?: boolean;
}

/**
 * The tightest aspects of a period, at most four. A day's come from its noon, the
 * Moon's among them; those of a week or month are taken at the noon on which they
 * are closest, without the Moon, which makes dozens.
 */
export function aspectsOf(period: Period): SkyAspect[] {
  const found = closestOf(period);
  if (!period.oneDay) return found;
  const [before, after] = [-DAY_MS, DAY_MS].map((away) =>
    majorAspects(new Date(period.noon.getTime() + away), DAY_ORB, true),
  );
  return found.map((aspect) => {
    const orbIn = (others: readonly MajorAspect[] = []) =>
      others.find((other) => keyOf(other) === keyOf(aspect))?.orb ?? Infinity;
    return { ...aspect, culminates: aspect.orb <= orbIn(before) && aspect.orb < orbIn(after) };
  });
}

function closestOf(period: Period): SkyAspect[] {
  const { oneDay } = period;
  const closest = new Map<string, SkyAspect>();
  for (const at of noonsOf(period)) {
    for (const found of majorAspects(at, oneDay ? DAY_ORB : PERIOD_ORB, oneDay)) {
      const key = keyOf(found);
      if (found.orb < (closest.get(key)?.orb ?? Infinity)) {
        closest.set(key, { ...found, at });
      }
    }
  }
  return [...closest.values()]
    .filter(({ first, second }) => QUICK.includes(first) || QUICK.includes(second))
    .sort((a, b) => a.orb - b.orb)
    .slice(0, MAX_ASPECTS);
}

function keyOf({ first, aspect, second }: Pick<SkyAspect, 'first' | 'aspect' | 'second'>): string {
  return `${first} ${aspect} ${second}`;
}

type MajorAspect = Aspect & { first: Planet; second: Planet; aspect: AspectName };
type PlacedAspect = MajorAspect & Pick<SkyAspect, 'signs'>;

function majorAspects(at: Date, orb: number, withMoon: boolean): PlacedAspect[] {
  const planets = PLANETS.filter((planet) => withMoon || planet !== 'moon');
  const positions = positionsAt(at, planets);
  const points = planets.map((point) => ({ point, ...positions[point] }));
  return aspectsAmong(points)
    .filter((found): found is MajorAspect => MAJOR.includes(found.aspect) && found.orb <= orb)
    .map((found) => ({
      ...found,
      signs: [positions[found.first].sign, positions[found.second].sign],
    }));
}
