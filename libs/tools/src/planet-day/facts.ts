import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import {
  dayOfPlanet,
  planetaryDayOf,
  WEEKDAYS,
  type PlanetaryDayReading,
} from '@cosmic/divination/planetary-day';
import type { Planet } from '@cosmic/sky/bodies';
import { positionOf, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { retrogradeAt } from '@cosmic/sky/calendar/retrograde';
import { WANDERERS, type Wanderer } from '@cosmic/sky/calendar/stations';
import type { Context, Facts } from '../maker';
import { DAY_MS, noonOf, utcDate } from '../today';
import { belong, dayOf, minuteOf, placedAt, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import type { planetDay } from './tool';
import { WORDS, type PlanetDayWords } from './words';

export interface PlanetDayFacts extends Facts {
  readonly language: Language;
  readonly planet: Planet;
  readonly day: PlanetaryDayReading;
  /** The planet that its weekday is named after: itself, or the host of a later one. */
  readonly host: Planet;
  /** At noon UTC today. */
  readonly position: Position;
  readonly retrograde: boolean;
  /** The next turn, for a planet that makes turns. */
  readonly until: Date | undefined;
  /** Noon UTC today. */
  readonly noon: Date;
  /** Noon UTC of the first day from today on that is the planet's. */
  readonly next: Date;
  /** The planet whose day it is today. */
  readonly today: PlanetaryDayReading;
}

/** What is known of a planet's weekday and of the planet today. */
export function facts(
  { planet, language = 'en' }: ParamsOf<typeof planetDay>,
  { at }: Context,
): PlanetDayFacts {
  const noon = noonOf(at);
  const day = dayOfPlanet(planet);
  const daysAhead = (WEEKDAYS.indexOf(day.weekday) - noon.getUTCDay() + 7) % 7;
  const next = new Date(noon.getTime() + daysAhead * DAY_MS);
  const course = isWanderer(planet) ? retrogradeAt(planet, noon) : undefined;
  const known = {
    language,
    planet,
    day,
    host: planetaryDayOf(utcDate(next)).planet,
    position: positionOf(planet, noon),
    retrograde: course?.retrograde ?? false,
    until: course?.until?.at,
    noon,
    next,
    today: planetaryDayOf(utcDate(noon)),
  };
  return { ...known, shown: shownOf(known, WORDS[language]) };
}

/** Whether a planet is ever seen to run backwards; the Sun and the Moon are not. */
function isWanderer(planet: Planet): planet is Wanderer {
  return WANDERERS.some((wanderer) => wanderer === planet);
}

function shownOf(known: Omit<PlanetDayFacts, 'shown'>, words: PlanetDayWords): StatedFact[] {
  const { planet, day, host, position, noon, next, today } = known;
  const { labels } = words;
  const meaning = words.days[planet];
  return [
    {
      key: 'weekday',
      label: words.dayLabel(planet),
      value: day.ownDay
        ? words.ownDayValue(day.weekday)
        : words.guestDayValue(day.weekday, planet, host),
      states: [
        ofWeekday(planet, day.weekday),
        ...(day.ownDay ? [] : [ofWeekday(host, day.weekday)]),
      ],
    },
    {
      key: 'position',
      label: words.planetLabel(planet),
      value: words.positionValue(position.longitude, noon),
      states: [placedAt(planet, position.longitude, { at: minuteOf(noon), when: 'now' })],
    },
    ...courseFacts(known, words),
    {
      key: 'next',
      label: words.nextLabel(planet),
      value: words.nextValue(day.weekday, next),
      states: [{ is: 'happens', body: planet, at: dayOf(next) }],
    },
    {
      key: 'today',
      label: labels.today,
      value: words.todayValue(today.weekday, today.planet),
      states: [ofWeekday(today.planet, today.weekday)],
    },
    plainFact('good-for', labels.goodFor, words.listed(meaning.goodFor)),
    plainFact('ease-off', labels.easeOff, meaning.easeOff),
    plainFact('ritual', labels.ritual, meaning.ritual),
    plainFact('colour', labels.colour, meaning.color),
    plainFact('scent', labels.scent, meaning.scent),
  ];
}

function courseFacts(
  { planet, retrograde, until }: Omit<PlanetDayFacts, 'shown'>,
  words: PlanetDayWords,
): StatedFact[] {
  if (!until) return [];
  const motion = retrograde ? 'retrograde' : 'direct';
  return [
    {
      key: 'course',
      label: words.courseLabel(planet),
      value: words.courseValue(retrograde, until),
      states: [{ is: 'placed', body: planet, motion, at: minuteOf(until), when: 'now' }],
    },
  ];
}

function ofWeekday(planet: Planet, weekday: (typeof WEEKDAYS)[number]) {
  return belong(`body:${planet}`, `weekday:${WEEKDAYS.indexOf(weekday)}`);
}
