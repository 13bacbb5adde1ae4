import { wrap } from '../angle';
import type { Planet } from '../bodies';
import { apparentLongitude } from './ephemeris';
import { DAY_MS } from './search';

/** Midnights that are kept of a planet: eleven years; then they are forgotten, all at once. */
const MAX_MIDNIGHTS = 4_000;

/** Midnights on either side of an instant that its longitude is read from. */
const REACH = 3;

const midnights = new Map<Planet, Map<number, number>>();

/**
 * Where a planet stands, degrees 0..360, read from its longitudes at the six UTC midnights around
 * the instant (Lagrange's polynomial of the fifth degree). Within 0.1" of `apparentLongitude`, the
 * Moon within 0.5", which is a second of its course; within 2" while a planet is four degrees or less
 * from the Sun, which bends its light more and more in a few hours.
 *
 * The midnights are kept, so whoever asks much about the same days, for many charts, pays for the
 * ephemeris once.
 *
 * @param ms  milliseconds since 1970, three days or more within the years 1800 to 2200
 * @throws SkyError `out_of_range` outside of them
 */
export function courseLongitude(planet: Planet, ms: number): number {
  const day = Math.floor(ms / DAY_MS);
  const x = ms / DAY_MS - day;
  const base = midnightLongitude(planet, day);
  if (x === 0) return base;
  let moved = 0;
  for (let node = 1 - REACH; node <= REACH; node++) {
    if (node === 0) continue;
    moved += weightOf(node, x) * wrap(midnightLongitude(planet, day + node) - base);
  }
  return (((base + moved) % 360) + 360) % 360;
}

/** Lagrange's weight of a node among the six, for the fraction `x` of the day. */
function weightOf(node: number, x: number): number {
  let weight = 1;
  for (let other = 1 - REACH; other <= REACH; other++) {
    if (other !== node) weight *= (x - other) / (node - other);
  }
  return weight;
}

function midnightLongitude(planet: Planet, day: number): number {
  let known = midnights.get(planet);
  if (!known) midnights.set(planet, (known = new Map()));
  let longitude = known.get(day);
  if (longitude === undefined) {
    if (known.size >= MAX_MIDNIGHTS) known.clear();
    known.set(day, (longitude = apparentLongitude(planet, new Date(day * DAY_MS))));
  }
  return longitude;
}
