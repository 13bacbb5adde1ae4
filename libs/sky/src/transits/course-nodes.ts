import { normalize, wrap } from '../angle';
import { deltaT } from '../astronomy/delta-t';
import { readingOf } from '../astronomy/kernel/motions';
import { EARLIEST, LATEST } from '../astronomy/range';
import { DAY_MS } from '../astronomy/search';
import type { Planet } from '../bodies';

/**
 * Days between the nodes of a course. Between two of them a cubic through both places and speeds
 * is at most 0.5" off, the Moon 1".
 */
export const NODE_DAYS: Readonly<Record<Planet, number>> = {
  sun: 4,
  moon: 1,
  mercury: 1,
  venus: 2,
  mars: 4,
  jupiter: 8,
  saturn: 8,
  uranus: 16,
  neptune: 16,
  pluto: 16,
};

/** Where a body stands and how it moves at even steps of time. */
export interface CourseNodes {
  /** The first node, milliseconds since 1970. */
  readonly from: number;
  readonly stepMs: number;
  /** Degrees, 0..360. */
  readonly longitudes: Float64Array;
  /** By how many degrees it went on until a node from the one before; nothing at the first. */
  readonly moves: Float64Array;
  /** Degrees in a step. */
  readonly speeds: Float64Array;
}

/** Where a zodiac begins at an instant (milliseconds since 1970): degrees from the equinox of date. */
export type ZodiacStart = (ms: number) => number;

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_SECONDS = 86_400;

/** Days of TT from J2000 of an instant, milliseconds since 1970. */
export function terrestrialDay(ms: number): number {
  const day = (ms - J2000_MS) / DAY_MS;
  return day + deltaT(day) / DAY_SECONDS;
}

/** A course whose nodes are yet to be filled in, and the number of its first on the grid of its steps. */
interface Grid extends CourseNodes {
  readonly first: number;
  readonly days: number;
}

/**
 * The course of a body from `from` to `to` (milliseconds since 1970, within the years 1800 to
 * 2200), read from the kernel's tables; seen from `other` where one is given, that is its longitude
 * less that body's. The nodes stand on a grid that does not depend on the ends, so an event is found
 * at the same instant by every search. Longitudes are tropical unless a zodiac is given.
 */
export function courseNodes(
  body: Planet,
  from: number,
  to: number,
  other?: Planet,
  zodiac?: ZodiacStart,
): CourseNodes {
  const days = Math.min(NODE_DAYS[body], other ? NODE_DAYS[other] : Infinity);
  const grid = gridOf(days, from, to);
  const { first, stepMs, longitudes } = grid;
  const count = longitudes.length;
  const starts = zodiac && startsAt(zodiac, first - 1, count + 2, stepMs);
  for (let node = 0; node < count; node++) {
    const day = terrestrialDay((first + node) * stepMs);
    let { longitude, speed } = readingOf(body, day);
    if (other) {
      const there = readingOf(other, day);
      longitude -= there.longitude;
      speed -= there.speed;
    }
    if (starts) {
      longitude -= starts[node + 1] as number;
      speed -= ((starts[node + 2] as number) - (starts[node] as number)) / (2 * days);
    }
    fill(grid, node, longitude, speed);
  }
  return grid;
}

/**
 * The courses of several bodies, each as `courseNodes` gives it. They are read day by day, as the
 * place of the Earth and the nutation, half the work, are then found once for all of them.
 */
export function coursesOf(bodies: readonly Planet[], from: number, to: number): CourseNodes[] {
  const grids = bodies.map((body) => gridOf(NODE_DAYS[body], from, to));
  const step = Math.min(...grids.map(({ days }) => days));
  const earliest = Math.min(...grids.map(({ first, days }) => first * days));
  const last = Math.max(...grids.map(lastDay));
  for (let day = earliest; day <= last; day += step) {
    const at = terrestrialDay(day * DAY_MS);
    for (const [index, grid] of grids.entries()) {
      const node = day / grid.days - grid.first;
      if (!Number.isInteger(node) || node < 0 || node >= grid.longitudes.length) continue;
      const { longitude, speed } = readingOf(bodies[index] as Planet, at);
      fill(grid, node, longitude, speed);
    }
  }
  return grids;
}

function gridOf(days: number, from: number, to: number): Grid {
  const stepMs = days * DAY_MS;
  const first = Math.floor(from / stepMs);
  const count = Math.floor(to / stepMs) + 2 - first;
  return {
    ...{ first, days, stepMs, from: first * stepMs },
    longitudes: new Float64Array(count),
    moves: new Float64Array(count),
    speeds: new Float64Array(count),
  };
}

function lastDay({ first, days, longitudes }: Grid): number {
  return (first + longitudes.length - 1) * days;
}

/** Nodes are filled in in their order. */
function fill(grid: Grid, node: number, longitude: number, speed: number): void {
  const { days, longitudes, moves, speeds } = grid;
  longitudes[node] = normalize(longitude);
  speeds[node] = speed * days;
  if (node === 0) return;
  // It went about as far as it moves in a step, not half a turn more or less.
  const expected = speeds[node - 1] as number;
  moves[node] = expected + wrap(longitude - (longitudes[node - 1] as number) - expected);
}

/** Where a zodiac begins at some steps of time; it stands still beyond the years of the ephemeris. */
function startsAt(zodiac: ZodiacStart, first: number, count: number, stepMs: number): Float64Array {
  const starts = new Float64Array(count);
  const [earliest, latest] = [EARLIEST.getTime(), LATEST.getTime() - 1];
  for (let step = 0; step < count; step++)
    starts[step] = zodiac(Math.min(Math.max((first + step) * stepMs, earliest), latest));
  return starts;
}
