import { normalize, wrap } from '../angle';
import type { Planet } from '../bodies';
import { apparentLongitude } from './ephemeris';
import { DAY_MS } from './search';

/** Days that are kept of a planet: eleven years; then they are forgotten, all at once. */
const MAX_DAYS = 4_000;

/** The midnights that the longitude of an instant is read from: two before its day's, three after. */
const BEFORE = 2;
const MIDNIGHTS = 6;

/** The longitude at a midnight, degrees, and Newton's forward differences from there. */
type Course = readonly number[];
const courses = new Map<Planet, Map<number, Course>>();
const midnights = new Map<Planet, Map<number, number>>();

/**
 * Where a planet stands, degrees 0..360, read from its longitudes at the six UTC midnights around
 * the instant (the polynomial of the fifth degree through them, in Newton's form). Within 0.1" of
 * `apparentLongitude`, the Moon within 0.5", which is a second of its course; within 2" while a planet
 * is four degrees or less from the Sun, which bends its light more and more in a few hours.
 *
 * The days are kept, so whoever asks much about the same ones, for many charts, pays for the
 * ephemeris once.
 *
 * @param ms  milliseconds since 1970, three days or more within the years 1800 to 2200
 * @throws SkyError `out_of_range` outside of them
 */
export function courseLongitude(planet: Planet, ms: number): number {
  const day = Math.floor(ms / DAY_MS);
  const x = ms / DAY_MS - day;
  // Nothing is rounded there.
  if (x === 0) return keptOf(midnights, planet, day, midnightLongitude);
  const course = keptOf(courses, planet, day, courseOfDay);
  let longitude = 0;
  for (let order = MIDNIGHTS - 1; order > 0; order--) {
    longitude = ((x + BEFORE - order + 1) / order) * (course[order]! + longitude);
  }
  return normalize(course[0]! + longitude);
}

/** The differences of the longitudes at the midnights around a day, by their order. */
function courseOfDay(planet: Planet, day: number): Course {
  const first = keptOf(midnights, planet, day - BEFORE, midnightLongitude);
  const row = Array.from({ length: MIDNIGHTS }, (_, index) =>
    wrap(keptOf(midnights, planet, day - BEFORE + index, midnightLongitude) - first),
  );
  const differences = [first];
  for (let order = 1; order < MIDNIGHTS; order++) {
    for (let index = 0; index < MIDNIGHTS - order; index++)
      row[index] = row[index + 1]! - row[index]!;
    differences.push(row[0]!);
  }
  return differences;
}

function midnightLongitude(planet: Planet, day: number): number {
  return apparentLongitude(planet, new Date(day * DAY_MS));
}

/** What is kept of a planet's day, made where it is not yet. */
function keptOf<T>(
  kept: Map<Planet, Map<number, T>>,
  planet: Planet,
  day: number,
  make: (planet: Planet, day: number) => T,
): T {
  let days = kept.get(planet);
  if (!days) kept.set(planet, (days = new Map()));
  let known = days.get(day);
  if (known === undefined) {
    if (days.size >= MAX_DAYS) days.clear();
    days.set(day, (known = make(planet, day)));
  }
  return known;
}
