import type { DayText } from '@cosmic/contracts/days/days';
import {
  quarterIndexBefore,
  quarterInstant,
  quarterOf,
  type Quarter,
} from '@cosmic/sky/astronomy/moon';
import { localTime } from './local-clock';
import { daysAfter, daysBetween, type LocalDay } from './local-day';

/** Quarters that can lie within the two lunations around an instant, and one to spare at each end. */
const BEFORE = 5;
const AFTER = 7;

/** Quarters are the same for everybody: those that were looked for are kept, up to so many. */
const MAX_KEPT = 2_000;
const kept = new Map<number, Date | undefined>();

/**
 * The lunation that a day belongs to: by the reader's calendar, from the day of one new moon to the
 * day before the next one's.
 */
export function lunationOf({ date, zone, noon }: LocalDay): DayText['lunation'] {
  const around = quartersAround(noon).map(({ phase, at }) => {
    return { phase, date: localTime(zone, at).date };
  });
  const news = around.filter(({ phase }) => phase === 'new-moon');
  // A lunation lasts less than 30 days: there is a new moon on either side.
  const from = news.filter((one) => one.date <= date).at(-1)!.date;
  const to = daysAfter(news.find((one) => one.date > date)!.date, -1);
  return {
    day: daysBetween(from, date) + 1,
    days: daysBetween(from, to) + 1,
    from,
    to,
    phases: around.filter((one) => one.date >= from && one.date <= to),
  };
}

function quartersAround(at: Date): { phase: Quarter; at: Date }[] {
  const first = quarterIndexBefore(at) - BEFORE;
  return Array.from({ length: BEFORE + AFTER }, (_, step) => first + step).flatMap((index) => {
    const instant = quarterAt(index);
    return instant ? [{ phase: quarterOf(index), at: instant }] : [];
  });
}

function quarterAt(index: number): Date | undefined {
  if (!kept.has(index)) {
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(index, quarterInstant(index));
  }
  return kept.get(index);
}
