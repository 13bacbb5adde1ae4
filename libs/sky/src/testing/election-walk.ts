import fc from 'fast-check';
import { DAY_MS } from '../astronomy/search';
import { sunTimes, type SunTimes } from '../astronomy/sun-times';
import {
  CONDITIONS,
  conditionWith,
  type Condition,
  type ConditionKind,
} from '../elections/conditions';
import { PURPOSES, readySet, TRADITIONS } from '../elections/ready-sets';
import { datesOver, goesBySunrise } from '../elections/surroundings';
import { electionWindows, GRID_MS, SHIFT_MS, type Election } from '../elections/windows';
import type { GeoPoint } from '../places/geo-point';
import { truthOver } from './election-truth';

const KINDS = Object.keys(CONDITIONS) as ConditionKind[];
export const DELHI = { latitude: 28.6139, longitude: 77.209 };

interface Asked {
  readonly conditions: readonly Condition[];
  readonly from: Date;
  readonly to: Date;
  readonly place: GeoPoint;
  readonly zone: string;
}

/** The windows of what is asked, with all that the search wants to know of the place. */
export function found({ conditions, from, to, place, zone }: Asked): Election {
  const range = { from: from.getTime() - SHIFT_MS, to: to.getTime() + SHIFT_MS };
  const dates = datesOver(range, zone);
  const sun: SunTimes[] = [];
  if (conditions.some(goesBySunrise))
    for (const date of dates) sun.push(sunTimes(date, place, zone, sun.at(-1)));
  return electionWindows(conditions, from, to, { range, place, zone, dates, sun });
}

/** A border this near to a quarter of an hour can fall on either side of it: sunrises are found to milliseconds. */
const TIE_MS = 1_000;

/** The quarters of an hour that lie in windows, and what each of them misses. */
function onGrid(windows: Election['all']): [number, string][] {
  return windows.flatMap(({ from, to, misses }) => {
    const first = Math.ceil(from.getTime() / GRID_MS) * GRID_MS;
    const count = Math.ceil((to.getTime() - first) / GRID_MS);
    return Array.from({ length: count }, (_, index): [number, string] => [
      first + index * GRID_MS,
      misses.join(),
    ]);
  });
}

/** Holds the windows to the same by asking every quarter of an hour for each condition. */
export function expectSame(asked: Asked): void {
  const { conditions, from, to, place, zone } = asked;
  const { all, allButOne } = found(asked);
  const quarters = [...onGrid(all), ...onGrid(allButOne)];
  const told = new Map(quarters);
  const holds = truthOver(from, to, place, zone);
  const missesAt = (ms: number) =>
    conditions.filter((one) => !holds(one, new Date(ms))).map(({ key }) => key);
  const isTie = (ms: number) => missesAt(ms - TIE_MS).join() !== missesAt(ms + TIE_MS).join();

  let asMany = 0;
  const wrong: object[] = [];
  for (let ms = Math.ceil(+from / GRID_MS) * GRID_MS; ms < +to; ms += GRID_MS) {
    const misses = missesAt(ms);
    const isWindow = misses.length === 0 || (misses.length === 1 && conditions.length > 1);
    const walked = isWindow ? misses.join() : undefined;
    if (told.has(ms)) asMany += 1;
    if (told.get(ms) !== walked && !isTie(ms))
      wrong.push({ at: new Date(ms).toISOString(), told: told.get(ms), walked });
  }
  expect(wrong).toEqual([]);
  // None outside the range, and none in two windows.
  expect(quarters).toHaveLength(asMany);
}

/** Any condition, with any of its words. */
export const condition = fc.constantFrom(...KINDS).chain((kind) => {
  const choice = CONDITIONS[kind] as { words: readonly string[]; takes: string } | null;
  if (!choice) return fc.constant(conditionWith(kind) as Condition);
  const maxLength = choice.takes === 'one' ? 1 : choice.words.length;
  return fc
    .subarray([...choice.words], { minLength: 1, maxLength })
    .map((words) => conditionWith(kind, words) as Condition);
});

const PLACES = [
  { place: DELHI, zone: 'Asia/Kolkata' },
  { place: { latitude: -33.8688, longitude: 151.2093 }, zone: 'Australia/Sydney' },
  { place: { latitude: 40.7128, longitude: -74.006 }, zone: 'America/New_York' },
  { place: { latitude: 59.9139, longitude: 10.7522 }, zone: 'Europe/Oslo' },
  { place: { latitude: -0.1807, longitude: -78.4678 }, zone: 'America/Guayaquil' },
  { place: { latitude: 1.8721, longitude: -157.4278 }, zone: 'Pacific/Kiritimati' },
];

/** States that the search finds what a walk over every quarter of an hour finds, for any conditions. */
export function holdAsTheWalk(numRuns: number): void {
  fc.assert(
    fc.property(
      fc.uniqueArray(condition, { minLength: 1, maxLength: 6, selector: ({ key }) => key }),
      fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2045, 0) / 60_000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(...PLACES),
      (conditions, minute, days, where) => {
        const from = new Date(minute * 60_000);
        expectSame({ conditions, from, to: new Date(+from + days * DAY_MS), ...where });
      },
    ),
    { numRuns },
  );
}

/** What the ready sets ask for, of each purpose in each tradition. */
export const READY_SETS = TRADITIONS.flatMap((tradition) =>
  PURPOSES.map((purpose) => ({ tradition, purpose, conditions: readySet(tradition, purpose) })),
);
