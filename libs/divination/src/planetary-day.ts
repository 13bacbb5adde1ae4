import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { parseDate, weekdayOf } from './calendar-date';
import { requireChoice } from './inputs';
import { PLANET_DAY_MEANINGS, type PlanetDayMeaning } from './planet/day-meanings';

/** The days of the week from Sunday on. */
export const WEEKDAYS = [
  ...(['Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const),
  ...(['Thursday', 'Friday', 'Saturday'] as const),
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A planet's day with what it is good for. */
export interface PlanetaryDayReading extends PlanetDayMeaning {
  planet: Planet;
  weekday: Weekday;
  /**
   * `false` for Uranus, Neptune and Pluto, which are younger than the week: they
   * share the day of the planet whose sign they rule today.
   */
  ownDay: boolean;
}

const RULERS = [
  ...(['sun', 'moon', 'mars', 'mercury'] as const),
  ...(['jupiter', 'venus', 'saturn'] as const),
] as const;

/** Aquarius is Saturn's and Uranus's, Pisces Jupiter's and Neptune's, Scorpio Mars's and Pluto's. */
const GUESTS: Readonly<Partial<Record<Planet, Planet>>> = {
  uranus: 'saturn',
  neptune: 'jupiter',
  pluto: 'mars',
};

/**
 * What the day of a planet is good for, and which weekday it is.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for the field `planet`
 */
export function dayOfPlanet(planet: Planet): PlanetaryDayReading {
  const asked = requireChoice(planet, 'planet', PLANETS);
  const host = GUESTS[asked];
  const ruler = host ?? asked;
  return {
    planet: asked,
    weekday: WEEKDAYS[RULERS.findIndex((candidate) => candidate === ruler)]!,
    ownDay: host === undefined,
    ...PLANET_DAY_MEANINGS[asked],
  };
}

/**
 * The reading of the planet that rules the weekday of a date.
 *
 * @param date `YYYY-MM-DD`
 * @throws DivinationError for the field `date` as `parseDate`
 */
export function planetaryDayOf(date: string): PlanetaryDayReading {
  return dayOfPlanet(RULERS[weekdayOf(parseDate(date, 'date'))]!);
}
