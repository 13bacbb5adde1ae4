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
import { formatPosition } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { DAY_MS, noonOf, utcDate } from '../today';
import { belong, dayOf, minuteOf, placedAt, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { dateAndTime, fullDate, listed, planetLabel, planetName } from '../wording';
import type { planetDay } from './tool';

export interface PlanetDayFacts extends Facts {
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
export function facts({ planet }: ParamsOf<typeof planetDay>, { at }: Context): PlanetDayFacts {
  const noon = noonOf(at);
  const day = dayOfPlanet(planet);
  const daysAhead = (WEEKDAYS.indexOf(day.weekday) - noon.getUTCDay() + 7) % 7;
  const next = new Date(noon.getTime() + daysAhead * DAY_MS);
  const course = isWanderer(planet) ? retrogradeAt(planet, noon) : undefined;
  const known = {
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
  return { ...known, shown: shownOf(known) };
}

/** Whether a planet is ever seen to run backwards; the Sun and the Moon are not. */
function isWanderer(planet: Planet): planet is Wanderer {
  return WANDERERS.some((wanderer) => wanderer === planet);
}

function shownOf(known: Omit<PlanetDayFacts, 'shown'>): StatedFact[] {
  const { planet, day, host, position, noon, next, today } = known;
  const label = planetLabel(planet);
  return [
    {
      key: 'weekday',
      label: `Day of ${planetName(planet)}`,
      value: day.ownDay
        ? `${day.weekday}, among the seven days of the week`
        : `${day.weekday}, as a guest of ${planetName(host)}: ${label} was found after the week was named`,
      states: [
        ofWeekday(planet, day.weekday),
        ...(day.ownDay ? [] : [ofWeekday(host, day.weekday)]),
      ],
    },
    {
      key: 'position',
      label,
      value: `${formatPosition(position.longitude)} at noon UTC on ${fullDate(noon)}`,
      states: [placedAt(planet, position.longitude, { at: minuteOf(noon), when: 'now' })],
    },
    ...courseFacts(known),
    {
      key: 'next',
      label: `Next day of ${planetName(planet)}`,
      value: `${day.weekday}, ${fullDate(next)}`,
      states: [{ is: 'happens', body: planet, at: dayOf(next) }],
    },
    {
      key: 'today',
      label: 'Today',
      value: `${today.weekday}, the day of ${planetName(today.planet)}`,
      states: [ofWeekday(today.planet, today.weekday)],
    },
    plainFact('good-for', 'Good for', listed(day.goodFor)),
    plainFact('ease-off', 'Go easy on', day.easeOff),
    plainFact('ritual', 'Small ritual', day.ritual),
    plainFact('colour', 'Colour', day.color),
    plainFact('scent', 'Scent', day.scent),
  ];
}

function courseFacts({ planet, retrograde, until }: Omit<PlanetDayFacts, 'shown'>): StatedFact[] {
  if (!until) return [];
  const value = `${retrograde ? 'retrograde' : 'direct'} until ${dateAndTime(until)}`;
  const motion = retrograde ? 'retrograde' : 'direct';
  return [
    {
      key: 'course',
      label: `Course of ${planetLabel(planet)}`,
      value,
      states: [{ is: 'placed', body: planet, motion, at: minuteOf(until), when: 'now' }],
    },
  ];
}

function ofWeekday(planet: Planet, weekday: (typeof WEEKDAYS)[number]) {
  return belong(`body:${planet}`, `weekday:${WEEKDAYS.indexOf(weekday)}`);
}
