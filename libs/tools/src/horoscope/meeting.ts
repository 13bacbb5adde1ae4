import { dayNumber } from '../memory/memory';
import { DAY_MS } from '../today';
import { aspectsOf, type SkyAspect } from './aspects';
import { periodOf } from './period';

/** Days whose meeting is kept: those of two years. */
const MAX_KEPT = 800;
const kept = new Map<number, SkyAspect | undefined>();
const QUIET = 'quiet';

/** Whether one of the two is the Moon. */
export function isMoons({ first, second }: Pick<SkyAspect, 'first' | 'second'>): boolean {
  return first === 'moon' || second === 'moon';
}

/**
 * The aspect that a day dwells on: one of two planets that is closest today, which happens once to
 * each; else the Moon's tightest. One that lasts for days is not told again on each of them.
 */
export function meetingOf(aspects: readonly SkyAspect[]): SkyAspect | undefined {
  return aspects.find((aspect) => aspect.culminates && !isMoons(aspect)) ?? aspects.find(isMoons);
}

/** What of a day's meeting has passages of its own; a day without one is `quiet`. */
type Told = (meeting: SkyAspect | undefined) => string;

/** The two that meet. */
export const pairTold: Told = (meeting) => (meeting ? `${meeting.first} ${meeting.second}` : QUIET);

/** The two signs that are joined, which decide the houses. */
export const signsTold: Told = (meeting) => meeting?.signs.toSorted().join(' ') ?? QUIET;

/**
 * The how-manieth telling of its kind a day's meeting is, or a day without one: one more with each
 * day of the year of which the same was told, so that a list is told from end to end.
 */
export function tellingOf(noon: Date, meeting: SkyAspect | undefined, told: Told): number {
  const year = noon.getUTCFullYear();
  const [first, day] = [dayNumber(new Date(Date.UTC(year, 0, 1))), dayNumber(noon)];
  const own = told(meeting);
  const before = Array.from({ length: day - first }, (_, step) => first + step);
  return year + before.filter((earlier) => told(meetingOn(earlier)) === own).length;
}

function meetingOn(day: number): SkyAspect | undefined {
  if (kept.has(day)) return kept.get(day);
  const meeting = meetingOf(aspectsOf(periodOf('today', new Date(day * DAY_MS))));
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(day, meeting);
  return meeting;
}
