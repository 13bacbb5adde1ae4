import { moonAt } from '@cosmic/sky/astronomy/moon';
import { noonOf } from '../../design/sky/days';

/** How far the Moon is from the Sun at the noon of each day, where the reader is; degrees eastwards. */
export function elongationsOf(days: readonly string[]): ReadonlyMap<string, number> {
  return new Map(days.map((day) => [day, moonAt(noonOf(day)).elongation]));
}
