import { LANGUAGES, type Language } from '@cosmic/contracts/language';
import { planetaryDayOf } from '@cosmic/divination/planetary-day';
import { SIGNS } from '@cosmic/sky/zodiac';
import type { Slug } from '../catalogue/catalogue';
import { dayOf, type DayAsked } from '../day/day';
import type { DaySubject } from '../day/subject';
import { MAKERS } from '../makers';
import { utcDate } from '../today';

/** What somebody reads every day, in one language, and who reads it. */
export interface DailyTexts {
  readonly what: string;
  /** Whether its readers are the twelve signs, who should have words of their own. */
  readonly areSigns: boolean;
  /** The texts of a day, of all its readers in one order. */
  readonly textsOn: (at: Date) => string[];
}

type Person = Extract<DaySubject, { kind: 'person' }>;

const ZONE = 'Europe/Berlin';

/** Tools that are asked every day and need no more than a sign. */
const DAILY_TOOLS = ['wellbeing', 'stress-advice', 'zodiac-meditation'] as const;

/** Births from three decades and half the world, one of them without an hour. */
export const MEMBERS: readonly [Person, ...Person[]] = [
  memberOf('a', '1988-03-14', '07:45', { name: 'Mumbai', latitude: 19.08, longitude: 72.88 }),
  memberOf('b', '1975-10-02', '', null),
  memberOf('c', '2001-07-29', '23:10', { name: 'Berlin', latitude: 52.52, longitude: 13.4 }),
];

/** The horoscope, the daily tools, and the days of signs and members, in both languages. */
export const DAILY_TEXTS: readonly DailyTexts[] = LANGUAGES.flatMap((language) => [
  ofSigns('horoscope', language, { timeframe: 'today' }),
  ...DAILY_TOOLS.map((slug) => ofSigns(slug, language)),
  ofPeople('planet-day, of the weekday', language, (at) => [
    readingOn('planet-day', at, { planet: planetaryDayOf(utcDate(at)).planet, language }),
  ]),
  ofPeople('biorhythm, of birth dates', language, (at) =>
    MEMBERS.map(({ birth }) => readingOn('biorhythm', at, { dob: birth.dob, language })),
  ),
  ofPeople('tarot, card of the day', language, (at) =>
    MEMBERS.map(({ reader }) =>
      readingOn('tarot', at, { spread: 'daily', language }, `${reader} ${utcDate(at)}`),
    ),
  ),
  ofPeople('the day of members', language, (at) =>
    MEMBERS.map((member) => dayText(member, at, language)),
  ),
]);

/** The question for a member's day. */
export function askedOn(at: Date, language: Language): DayAsked {
  return { date: utcDate(at), zone: ZONE, language };
}

function ofSigns(
  slug: 'horoscope' | (typeof DAILY_TOOLS)[number],
  language: Language,
  params: object = {},
): DailyTexts {
  return {
    what: `${slug}, ${language}`,
    areSigns: true,
    textsOn: (at) =>
      SIGNS.map(({ key }) => readingOn(slug, at, { sign: key, ...params, language })),
  };
}

function ofPeople(what: string, language: Language, textsOn: DailyTexts['textsOn']): DailyTexts {
  return { what: `${what}, ${language}`, areSigns: false, textsOn };
}

/** @param seed what a reading draws by; of most, which are chosen by memory, nothing follows from it */
function readingOn(slug: Slug, at: Date, params: object, seed = `words ${utcDate(at)}`): string {
  return MAKERS[slug].assign(params, { at, seed }).almanac();
}

function dayText(subject: DaySubject, at: Date, language: Language): string {
  const { headline, transit, others, question } = dayOf(subject, askedOn(at, language));
  return [headline, ...[transit, ...others].map(({ meaning }) => meaning), question].join(' ');
}

function memberOf(
  reader: string,
  dob: string,
  time: string,
  place: { name: string; latitude: number; longitude: number } | null,
): Person {
  return { kind: 'person', reader, birth: { dob, time, place: place && { ...place, zone: ZONE } } };
}
