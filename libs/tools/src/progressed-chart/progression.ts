import { normalize } from '@cosmic/sky/angle';
import type { Aspect } from '@cosmic/sky/charts/aspects';
import { byBody, PLANETS, type Body, type Planet } from '@cosmic/sky/bodies';
import { positionOf, positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { crossings } from '@cosmic/sky/astronomy/course';
import { MOON_CYCLE_DAYS, phaseOfAge, type MoonPhase } from '@cosmic/sky/astronomy/moon';
import { moonEvents } from '@cosmic/sky/calendar/moon-events';
import { lifeDate, progressedInstant } from '@cosmic/sky/charts/progressions';
import { stationsOf, type Station } from '@cosmic/sky/calendar/stations';
import { transitsTo } from '@cosmic/sky/charts/transits';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Birth } from '../charts/birth';
import { positionBy, tropicalOf } from '../charts/chart-school';
import type { AspectName } from '../passages/aspects';
import { DAY_MS } from '../today';

/** A change of sign, by the date of life it stands for. */
export interface Change {
  readonly date: Date;
  /** The sign that is entered. */
  readonly sign: SignKey;
}

/** The progressed Moon at an exact angle to a planet of the birth. */
export interface Contact {
  readonly planet: Planet;
  readonly aspect: AspectName;
  readonly date: Date;
}

/** Where a birth chart has got to, a day of sky for a year of life. */
export interface Progression {
  /** The instant of the ephemeris that stands for now. */
  readonly at: Date;
  readonly bodies: Readonly<Record<Planet, Position>>;
  /** The signs that progressed planets can be in: two where the hour would decide. */
  readonly signs: Readonly<Record<'sun' | 'moon' | 'venus', readonly SignKey[]>>;
  readonly phase: MoonPhase;
  /** The latest change of sign since birth, and the next one. */
  readonly sun: { readonly last: Change | undefined; readonly next: Change | undefined };
  readonly moon: { readonly last: Change | undefined; readonly next: Change | undefined };
  /** The next progressed new or full Moon. */
  readonly lunation: { readonly phase: 'new-moon' | 'full-moon'; readonly date: Date } | undefined;
  /** Turns of the quick planets within five years on either side. */
  readonly stations: readonly { readonly station: Station; readonly date: Date }[];
  /** Of the year to come; never without the hour of birth. */
  readonly contacts: readonly Contact[];
}

/** No progressed Sun stays in a sign for more days than this, no progressed Moon for more than that. */
const MAX_STAY = { sun: 32, moon: 3 } as const;
const STATION_YEARS = 5;
const TURNING = ['mercury', 'venus', 'mars'] as const;
const TOUCHED: readonly Planet[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

/** Progresses a birth to a date of life, counted as the birth is. */
export function progressionOf(birth: Birth, date: Date): Progression {
  const born = birth.at;
  const at = progressedTo(born, date);
  const tropical = positionsAt(at, PLANETS);
  const bodies = byBody(PLANETS, (planet) => positionBy(birth.school, tropical[planet], at));
  // Where each sign begins is told by the tropical zodiac, in which the sky is searched.
  const edges = new Map(
    SIGNS.map(({ key }, index) => [tropicalOf(birth.school, 30 * index, at), key]),
  );
  const shifted = (days: number) =>
    new Date(Math.max(at.getTime() + days * DAY_MS, born.getTime()));
  const changes = (body: 'sun' | 'moon') => {
    const stay = MAX_STAY[body];
    const between = (from: Date, to: Date) =>
      crossings(body, [...edges.keys()], from, to).map(({ at: when, target }): Change => ({
        date: lifeDate(born, when),
        sign: edges.get(target)!,
      }));
    return { last: between(shifted(-stay), at).at(-1), next: between(at, shifted(stay)).at(0) };
  };
  return {
    at,
    bodies,
    signs: {
      sun: signsOf(birth, date, 'sun'),
      moon: signsOf(birth, date, 'moon'),
      venus: signsOf(birth, date, 'venus'),
    },
    phase: phaseOfAge(
      (MOON_CYCLE_DAYS * normalize(bodies.moon.longitude - bodies.sun.longitude)) / 360,
    ),
    sun: changes('sun'),
    moon: changes('moon'),
    lunation: lunationAfter(born, at, shifted(30)),
    stations: TURNING.flatMap((body) =>
      stationsOf(body, shifted(-STATION_YEARS), shifted(STATION_YEARS)).map((station) => ({
        station,
        date: lifeDate(born, station.at),
      })),
    ),
    contacts: contactsOf(birth, at, shifted(1)),
  };
}

/** The instant of the ephemeris for a date of life; that of birth for somebody just born. */
function progressedTo(born: Date, date: Date): Date {
  return date < born ? born : progressedInstant(born, date);
}

function signsOf(birth: Birth, date: Date, body: Body): SignKey[] {
  const births = birth.time === 'known' ? [birth.at] : [birth.from, birth.at, birth.to];
  const signs = births.map((born) => {
    const at = progressedTo(born, date);
    return positionBy(birth.school, positionOf(body, at), at).sign;
  });
  return [...new Set(signs)];
}

function lunationAfter(born: Date, from: Date, to: Date): Progression['lunation'] {
  for (const { phase, at } of moonEvents(from, to)) {
    if (phase === 'new-moon' || phase === 'full-moon') return { phase, date: lifeDate(born, at) };
  }
  return undefined;
}

function contactsOf(birth: Birth, from: Date, to: Date): Contact[] {
  if (birth.time === 'unknown') return [];
  const points = TOUCHED.map((point) => {
    return {
      point,
      longitude: tropicalOf(birth.school, birth.chart.bodies[point].longitude, from),
    };
  });
  return transitsTo(points, from, to, { bodies: ['moon'] }).map(({ at, aspect, point }) => ({
    // Planets and the five major aspects are what was asked for.
    planet: point as Planet,
    aspect: aspect as Aspect['aspect'] & AspectName,
    date: lifeDate(birth.at, at),
  }));
}
