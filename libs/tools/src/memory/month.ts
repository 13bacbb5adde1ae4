import type { DayText } from '@cosmic/contracts/days/days';
import type { Language } from '@cosmic/contracts/language';
import { dayOf } from '../day/day';
import { DAY_MS, utcDate } from '../today';
import { askedOn, DAILY_TEXTS, MEMBERS, type DailyTexts } from './daily-texts';
import { overlapOf, repetitionOf, sentencesOf } from './repetition';

const MONTH_DAYS = 30;
/** So many windows of thirty days begin within the longest month, one on each of its days. */
const WINDOWS = 31;

/** How thirty daily texts read, the worst window and the worst of those who read it; shares from 0 to 1. */
export interface MonthFigures {
  readonly what: string;
  readonly repeated: number;
  readonly most: number;
  readonly neighbours: number;
  /** Between two signs on one day, averaged over all pairs, of the worst day; of members there is none. */
  readonly signs: number;
}

/** The first days of three years' months, all of which hold the bounds. */
export const MONTHS: readonly string[] = Array.from({ length: 37 }, (_, month) =>
  utcDate(new Date(Date.UTC(2026, month, 1))),
);

/** Measures every thirty days that begin on a date or on one of the thirty after it, of all daily texts. */
export function monthFigures(start: string): MonthFigures[] {
  const days = daysFrom(start, WINDOWS + MONTH_DAYS - 1);
  return DAILY_TEXTS.map((texts) => figuresOf(texts, days));
}

/** Thirty days of one of the members as /today tells them, the first on a date. */
export function memberMonth(start: string, language: Language): DayText[] {
  return daysFrom(start).map((at) => dayOf(MEMBERS[0], askedOn(at, language)));
}

/** The days of thirty on which what a member is told is not about their own chart. */
export function impersonalDays(start: string): string[] {
  return daysFrom(start).flatMap((at) =>
    MEMBERS.filter((member) => dayOf(member, askedOn(at, 'en')).transit.kind === 'sky').map(() =>
      utcDate(at),
    ),
  );
}

function figuresOf({ what, areSigns, textsOn }: DailyTexts, days: readonly Date[]): MonthFigures {
  const told = days.map((at) => textsOn(at).map(sentencesOf));
  const readers = (told[0] ?? []).map((_, reader) => told.map((day) => day[reader] ?? []));
  const windows = readers.flatMap((own) =>
    Array.from({ length: WINDOWS }, (_, from) => repetitionOf(own.slice(from, from + MONTH_DAYS))),
  );
  const worst = (of: (window: (typeof windows)[number]) => number) => Math.max(...windows.map(of));
  return {
    what,
    repeated: worst(({ repeated }) => repeated),
    most: worst(({ most }) => most),
    neighbours: worst(({ neighbours }) => neighbours),
    signs: areSigns ? Math.max(...told.map(overlapOf)) : 0,
  };
}

function daysFrom(start: string, count = MONTH_DAYS): Date[] {
  const first = Date.parse(`${start}T09:00:00Z`);
  return Array.from({ length: count }, (_, day) => new Date(first + day * DAY_MS));
}
