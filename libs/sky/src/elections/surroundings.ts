import type { Span } from '../astronomy/search';
import { DAY_MS } from '../astronomy/search';
import type { SunTimes } from '../astronomy/sun-times';
import type { GeoPoint } from '../places/geo-point';
import { civilDate } from '../places/zone';
import type { Condition, ConditionKind } from './conditions';

/** What conditions are asked of: a stretch of time over a place. */
export interface Surroundings {
  readonly range: Span;
  readonly place: GeoPoint;
  readonly zone: string;
  /** The civil days that touch the range, and the one before, whose hours may run into it. */
  readonly dates: readonly string[];
  /** The Sun of each date; empty where no condition goes by the sunrise. */
  readonly sun: readonly SunTimes[];
}

const BY_SUNRISE: readonly ConditionKind[] = [
  'day-of',
  'hour-of',
  'no-rahu-kalam',
  'no-yamaganda',
  'no-gulika',
  'abhijit',
  'good-choghadiya',
];

/** Whether a condition goes by the sunrise of each day, which costs most to work out. */
export function goesBySunrise({ kind }: Condition): boolean {
  return BY_SUNRISE.includes(kind);
}

/** The civil dates of a zone that touch a range, and the one before. */
export function datesOver({ from, to }: Span, zone: string): string[] {
  const last = civilDate(zone, new Date(to));
  const dates: string[] = [];
  let day = Date.parse(`${civilDate(zone, new Date(from))}T00:00:00Z`) - DAY_MS;
  for (; dates.at(-1) !== last; day += DAY_MS) dates.push(new Date(day).toISOString().slice(0, 10));
  return dates;
}
