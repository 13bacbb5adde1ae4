import { wrap } from '../angle';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { apparentLongitude, positionOf } from './ephemeris';
import { checkRange, EARLIEST, LATEST } from './range';
import { DAY_MS, gridOver, rootBetween } from './search';
import type { Span } from './search';
import { SkyError } from '../sky-error';

/**
 * Days between the instants at which a course is sampled: less than half the shortest retrograde
 * period (Mercury 19 days, Venus 40, Mars 58, Jupiter 115), so that none slips through, and less
 * than half a turn of the zodiac.
 */
const STEP: Readonly<Record<Planet, number>> = {
  sun: 32,
  moon: 4,
  mercury: 8,
  venus: 16,
  mars: 24,
  jupiter: 32,
  saturn: 32,
  uranus: 32,
  neptune: 32,
  pluto: 32,
};

/** A body crosses a longitude. */
export interface Crossing {
  readonly at: Date;
  /** The longitude crossed, degrees, as it was asked for. */
  readonly target: number;
  /** Degrees per day; negative on a retrograde pass. */
  readonly speed: number;
}

interface Knot {
  readonly at: number;
  readonly longitude: number;
}

/**
 * Every instant in `from` <= t < `to` at which a body stands at one of the given longitudes
 * (degrees), in order of time, each pass of a retrograde loop on its own.
 *
 * Stations cut the course into stretches in which the body moves one way only; in those every
 * crossing is bracketed for certain and refined to 20 ms of the computed course.
 *
 * @throws SkyError `invalid_input` for a body, a longitude or a range that is none, `out_of_range`
 * outside the years 1800 to 2200.
 */
export function crossings(
  body: Planet,
  targets: readonly number[],
  from: Date,
  to: Date,
): Crossing[] {
  if (!PLANETS.includes(body))
    throw new SkyError('invalid_input', 'body', `${String(body)} has no course`);
  if (!targets.every(Number.isFinite))
    throw new SkyError('invalid_input', 'targets', 'a longitude is not a finite number');
  checkRange(from, to);
  const knots = knotsOf(body, { from: from.getTime(), to: to.getTime() });
  const found = knots.flatMap((end, index) => {
    const start = knots[index - 1];
    return start ? targets.flatMap((target) => crossingBetween(body, target, start, end)) : [];
  });
  return found
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

function crossingBetween(body: Planet, target: number, start: Knot, end: Knot): Crossing[] {
  const before = wrap(start.longitude - target);
  const after = before + wrap(end.longitude - start.longitude);
  if (before < 0 === after < 0) return [];
  const away = (at: number) => wrap(apparentLongitude(body, new Date(at)) - target);
  const at = new Date(Math.round(rootBetween(away, start.at, end.at, undefined, before, after)));
  return [{ at, target, speed: positionOf(body, at).speed }];
}

/** The course of a body at the instants of a fixed grid and at its stations between them. */
function knotsOf(body: Planet, span: Span): Knot[] {
  const limits = { from: EARLIEST.getTime(), to: LATEST.getTime() - 1 };
  const knots: Knot[] = [];
  const speedAt = (at: number) => positionOf(body, new Date(at)).speed;
  let before: { at: number; speed: number } | undefined;
  for (const at of gridOver(span, STEP[body] * DAY_MS, limits)) {
    const { longitude, speed } = positionOf(body, new Date(at));
    if (before && before.speed < 0 !== speed < 0) {
      const station = rootBetween(speedAt, before.at, at, undefined, before.speed, speed);
      knots.push({ at: station, longitude: apparentLongitude(body, new Date(station)) });
    }
    knots.push({ at, longitude });
    before = { at, speed };
  }
  return knots;
}
