import type { Language } from '@cosmic/contracts/language';
import { SIGNS } from '@cosmic/sky/zodiac';
import { dayOf } from '../day/day';
import type { DaySubject } from '../day/subject';
import { MAKERS } from '../makers';
import { DAY_MS, utcDate } from '../today';
import { overlapOf, repetitionOf } from './repetition';

const MONTH_DAYS = 30;
const ZONE = 'Europe/Berlin';

/** Tools that are asked every day and need no more than a sign. */
const DAILY_TOOLS = ['wellbeing', 'stress-advice', 'zodiac-meditation'] as const;

/** Births from three decades and half the world, one of them without an hour. */
const MEMBERS: readonly DaySubject[] = [
  memberOf('a', '1988-03-14', '07:45', { name: 'Mumbai', latitude: 19.08, longitude: 72.88 }),
  memberOf('b', '1975-10-02', '', null),
  memberOf('c', '2001-07-29', '23:10', { name: 'Berlin', latitude: 52.52, longitude: 13.4 }),
];

/** How a month of somebody's daily texts reads, the worst of those who read it; shares from 0 to 1. */
export interface MonthFigures {
  readonly what: string;
  readonly repeated: number;
  readonly most: number;
  readonly neighbours: number;
  /** Between two signs on one day, averaged over the month; of members there is none. */
  readonly signs: number;
}

/** Measures thirty days from a date: the horoscope in both languages, the daily tools, members. */
export function monthFigures(start: string): MonthFigures[] {
  const days = Array.from(
    { length: MONTH_DAYS },
    (_, day) => new Date(Date.parse(`${start}T09:00:00Z`) + day * DAY_MS),
  );
  const horoscope = (language: Language) =>
    figuresOf(
      `horoscope, ${language}`,
      days.map((at) => signsOn('horoscope', at, { timeframe: 'today', language })),
    );
  return [
    horoscope('en'),
    horoscope('hi'),
    ...DAILY_TOOLS.map((slug) =>
      figuresOf(
        slug,
        days.map((at) => signsOn(slug, at, {})),
      ),
    ),
    figuresOf(
      'the day of members',
      days.map((at) => MEMBERS.map((member) => dayText(member, at))),
      false,
    ),
  ];
}

/** @param texts of each day those of all readers, in one order */
function figuresOf(what: string, texts: readonly string[][], areSigns = true): MonthFigures {
  const readers = (texts[0] ?? []).map((_, reader) => texts.map((day) => day[reader] ?? ''));
  const months = readers.map(repetitionOf);
  const worst = (of: (month: (typeof months)[number]) => number) => Math.max(...months.map(of));
  return {
    what,
    repeated: worst(({ repeated }) => repeated),
    most: worst(({ most }) => most),
    neighbours: worst(({ neighbours }) => neighbours),
    signs: areSigns ? texts.map(overlapOf).reduce((sum, one) => sum + one, 0) / texts.length : 0,
  };
}

function signsOn(slug: 'horoscope' | (typeof DAILY_TOOLS)[number], at: Date, params: object) {
  const seed = `words ${utcDate(at)}`;
  return SIGNS.map(({ key }) =>
    MAKERS[slug].assign({ sign: key, ...params }, { at, seed }).almanac(),
  );
}

function dayText(subject: DaySubject, at: Date): string {
  const { headline, transit, question } = dayOf(subject, {
    date: utcDate(at),
    zone: ZONE,
    language: 'en',
  });
  return [headline, transit.meaning, question].join(' ');
}

function memberOf(
  reader: string,
  dob: string,
  time: string,
  place: { name: string; latitude: number; longitude: number } | null,
): DaySubject {
  return { kind: 'person', reader, birth: { dob, time, place: place && { ...place, zone: ZONE } } };
}
