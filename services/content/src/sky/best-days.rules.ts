import { setImmediate } from 'node:timers/promises';
import {
  MAX_NEAR_WINDOWS,
  MAX_WINDOWS,
  type BestDays,
  type BestDaysQuery,
} from '@cosmic/contracts/days/best-days';
import { MAX_CONDITIONS } from '@cosmic/contracts/days/best-days-limits';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { sunTimes, type SunTimes } from '@cosmic/sky/astronomy/sun-times';
import { conditionOf, type Condition } from '@cosmic/sky/elections/conditions';
import { datesOver, goesBySunrise } from '@cosmic/sky/elections/surroundings';
import { electionWindows, SHIFT_MS, type ElectionWindow } from '@cosmic/sky/elections/windows';
import { civilDay } from '@cosmic/sky/places/clock';
import type { GeoPoint } from '@cosmic/sky/places/geo-point';
import { SkyError } from '@cosmic/sky/sky-error';

/** Sunrises are a quarter of a second of work for a year; others are let in between. */
const MAX_DAYS_AT_ONCE = 20;

/**
 * The windows of twelve months that meet what is asked of them at a place.
 *
 * @throws AppError `invalid_input` naming `from` or `ask`
 */
export async function bestDays(query: BestDaysQuery): Promise<BestDays> {
  const { latitude, longitude, zone } = query;
  const place = { latitude, longitude };
  const conditions = conditionsOf(query.ask);
  const { from, to } = yearFrom(query.from, zone);
  const range = { from: from.getTime() - SHIFT_MS, to: to.getTime() + SHIFT_MS };
  const dates = datesOver(range, zone);
  const sun = conditions.some(goesBySunrise) ? await sunOf(dates, place, zone) : [];
  const around = { range, place, zone, dates, sun };
  const { all, allButOne } = electionWindows(conditions, from, to, around);
  return {
    all: told(all, MAX_WINDOWS),
    allButOne: told(allButOne, MAX_NEAR_WINDOWS),
    daysWithoutSunrise: sun.filter(({ nextSunrise }) => !nextSunrise).length,
  };
}

function conditionsOf(ask: string): Condition[] {
  const keys = ask.split(',');
  const conditions = keys.flatMap((key) => conditionOf(key) ?? []);
  const isFine =
    conditions.length === keys.length &&
    conditions.length <= MAX_CONDITIONS &&
    new Set(conditions.map(({ key }) => key)).size === keys.length;
  if (isFine) return conditions;
  throw new AppError('invalid_input', {
    fields: [fieldProblem('ask', 'not_conditions', { max: MAX_CONDITIONS })],
  });
}

/** From the beginning of a civil date to that of the same date a year on. */
function yearFrom(date: string, zone: string): { from: Date; to: Date } {
  try {
    const { from } = civilDay(date, zone);
    const year = Number(date.slice(0, 4)) + 1;
    // There is no 29 February a year on.
    const monthAndDay = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
    return { from, to: civilDay(`${year}${monthAndDay}`, zone).from };
  } catch (error) {
    if (!(error instanceof SkyError)) throw error;
    throw new AppError('invalid_input', {
      fields: [fieldProblem('from', 'not_a_calendar_day')],
    });
  }
}

async function sunOf(dates: readonly string[], place: GeoPoint, zone: string) {
  const sun: SunTimes[] = [];
  for (const date of dates) {
    sun.push(sunTimes(date, place, zone, sun.at(-1)));
    if (sun.length % MAX_DAYS_AT_ONCE === 0) await setImmediate();
  }
  return sun;
}

function told(windows: readonly ElectionWindow[], max: number) {
  return {
    count: windows.length,
    windows: windows.slice(0, max).map((window) => ({
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      misses: [...window.misses],
      lostEarlier: [...window.lostEarlier],
      lostLater: [...window.lostLater],
    })),
  };
}
