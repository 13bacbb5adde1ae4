import type { DayText } from '@cosmic/contracts/days';
import { LANGUAGES, type Language } from '@cosmic/contracts/language';
import { SIGNS } from '@cosmic/sky/zodiac';
import { planetaryDayOf } from '@cosmic/divination/planetary-day';
import type { Slug } from '../catalogue';
import { dayOf, type DayAsked } from '../day/day';
import type { DaySubject } from '../day/subject';
import { MAKERS } from '../makers';
import { DAY_MS, utcDate } from '../today';
import { overlapOf, repetitionOf } from './repetition';

const MONTH_DAYS = 30;
const ZONE = 'Europe/Berlin';

/** Tools that are asked every day and need no more than a sign. */
const DAILY_TOOLS = ['wellbeing', 'stress-advice', 'zodiac-meditation'] as const;

/** Births from three decades and half the world, one of them without an hour. */
const MEMBERS: readonly Extract<DaySubject, { kind: 'person' }>[] = [
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
  /** Between two signs on one day, averaged over all pairs, of the month's worst day; of members there is none. */
  readonly signs: number;
}

/** The first days of three years' months, all of which hold the bounds. */
export const MONTHS: readonly string[] = Array.from({ length: 37 }, (_, month) =>
  utcDate(new Date(Date.UTC(2026, month, 1))),
);

/** Measures thirty days from a date: the horoscope, the daily tools and members in both languages. */
export function monthFigures(start: string): MonthFigures[] {
  const days = daysFrom(start);
  const horoscope = (language: Language) =>
    figuresOf(
      `horoscope, ${language}`,
      days.map((at) => signsOn('horoscope', at, { timeframe: 'today', language })),
    );
  return [
    horoscope('en'),
    horoscope('hi'),
    ...DAILY_TOOLS.flatMap((slug) =>
      LANGUAGES.map((language) =>
        figuresOf(
          `${slug}, ${language}`,
          days.map((at) => signsOn(slug, at, { language })),
        ),
      ),
    ),
    ...LANGUAGES.flatMap((language) => {
      const figures = (what: string, textsOn: (at: Date) => string[]) =>
        figuresOf(`${what}, ${language}`, days.map(textsOn), false);
      return [
        figures('planet-day, of the weekday', (at) => [
          readingOn('planet-day', at, { planet: planetaryDayOf(utcDate(at)).planet, language }),
        ]),
        figures('biorhythm, of birth dates', (at) =>
          MEMBERS.map(({ birth }) => readingOn('biorhythm', at, { dob: birth.dob, language })),
        ),
        figures('tarot, card of the day', (at) =>
          MEMBERS.map(({ reader }) =>
            readingOn('tarot', at, { spread: 'daily', language }, `${reader} ${utcDate(at)}`),
          ),
        ),
        figures('the day of members', (at) =>
          MEMBERS.map((member) => dayText(member, at, language)),
        ),
      ];
    }),
  ];
}

/** Thirty days of one of the members as /today tells them, the first on a date. */
export function memberMonth(start: string, language: Language): DayText[] {
  const [member] = MEMBERS;
  return daysFrom(start).map((at) => dayOf(member!, { ...askedOn(at), language }));
}

/** The days of thirty on which what a member is told is not about their own chart. */
export function impersonalDays(start: string): string[] {
  return daysFrom(start).flatMap((at) =>
    MEMBERS.filter((member) => dayOf(member, askedOn(at)).transit.kind === 'sky').map(() =>
      utcDate(at),
    ),
  );
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
    signs: areSigns ? Math.max(...texts.map(overlapOf)) : 0,
  };
}

function signsOn(slug: 'horoscope' | (typeof DAILY_TOOLS)[number], at: Date, params: object) {
  return SIGNS.map(({ key }) => readingOn(slug, at, { sign: key, ...params }));
}

/** @param seed what a reading draws by; of most, which are chosen by memory, nothing follows from it */
function readingOn(slug: Slug, at: Date, params: object, seed = `words ${utcDate(at)}`): string {
  return MAKERS[slug].assign(params, { at, seed }).almanac();
}

function dayText(subject: DaySubject, at: Date, language: Language): string {
  const asked = { ...askedOn(at), language };
  const { headline, transit, others, question } = dayOf(subject, asked);
  return [headline, ...[transit, ...others].map(({ meaning }) => meaning), question].join(' ');
}

function daysFrom(start: string): Date[] {
  const first = Date.parse(`${start}T09:00:00Z`);
  return Array.from({ length: MONTH_DAYS }, (_, day) => new Date(first + day * DAY_MS));
}

function askedOn(at: Date): DayAsked {
  return { date: utcDate(at), zone: ZONE, language: 'en' };
}

function memberOf(
  reader: string,
  dob: string,
  time: string,
  place: { name: string; latitude: number; longitude: number } | null,
): Extract<DaySubject, { kind: 'person' }> {
  return { kind: 'person', reader, birth: { dob, time, place: place && { ...place, zone: ZONE } } };
}
