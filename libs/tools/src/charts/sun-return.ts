import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { crossings } from '@cosmic/sky/astronomy/course';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { solarReturn } from '@cosmic/sky/charts/returns';
import { longitudeBy, tropicalOf } from './chart-school';
import { DAY_MS } from '../today';

/** Neither what a day leaves open nor the precession of a life is more. */
const NEAR_DAYS = 3;

/**
 * When the Sun comes back, near the birthday of a year, to where a school has it at the birth. By the
 * sidereal zodiac that is later by the precession since: a day in some seventy years.
 */
export function returnBy(school: ChartSchool, born: Date, year: number): Date {
  const at = solarReturn(born, year);
  if (school.zodiac !== 'sidereal') return at;
  const natal = longitudeBy(school, apparentLongitude('sun', born), born);
  return sunOver(tropicalOf(school, natal, at), at) ?? at;
}

/** When the Sun is over a tropical longitude, within days of an instant at which it is near. */
export function sunOver(longitude: number, near: Date): Date | undefined {
  const [from, to] = [-NEAR_DAYS, NEAR_DAYS].map(
    (days) => new Date(near.getTime() + days * DAY_MS),
  );
  return crossings('sun', [longitude], from!, to!)[0]?.at;
}
