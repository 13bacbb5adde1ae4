import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { crossings } from '@cosmic/sky/astronomy/course';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { tropicalOf } from '../charts/chart-school';
import { sunOver } from '../charts/sun-return';
import { DAY_MS } from '../today';

/** The month in which the Sun is in a sign. */
export interface Season {
  readonly from: Date;
  readonly to: Date;
}

/** Longer than the Sun needs for the whole zodiac. */
const YEAR_MS = 367 * DAY_MS;
/** About what it needs for one sign. */
const MONTH_MS = 30.4 * DAY_MS;

/** The Sun's present month in a sign as a school counts it, or its next one. */
export function seasonOf(sign: SignKey, at: Date, school: ChartSchool = {}): Season {
  const begins = 30 * SIGNS.findIndex(({ key }) => key === sign);
  // The beginning of a sidereal sign moves by a minute of arc a year, which is half an hour of the Sun.
  const over = (longitude: number, near: Date) =>
    sunOver(tropicalOf(school, longitude, near), near) ?? near;
  const end = tropicalOf(school, begins + 30, at);
  const near = crossings('sun', [end], at, new Date(at.getTime() + YEAR_MS))[0]?.at ?? at;
  const to = over(begins + 30, near);
  return { from: over(begins, new Date(to.getTime() - MONTH_MS)), to };
}
