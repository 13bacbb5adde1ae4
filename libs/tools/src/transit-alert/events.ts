import { aspectsAmong } from '@cosmic/sky/charts/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import { crossings } from '@cosmic/sky/astronomy/course';
import { eclipses, type Eclipse } from '@cosmic/sky/calendar/eclipses';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { moonEvents, type MoonEvent } from '@cosmic/sky/calendar/moon-events';
import type { RetrogradePeriod } from '@cosmic/sky/calendar/retrograde';
import { stationsOf, type Station } from '@cosmic/sky/calendar/stations';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { TRANSIT_LABELS } from '../fields/choice';
import { ASPECT_LEAD, type AspectName } from '../passages/aspects';
import { retrogradeSeasons, type RetrogradeSeasons } from '../charts/retrograde-seasons';
import { DAY_MS } from '../today';
import { stayOf, type Stay } from './stay';

export type TransitKey = keyof typeof TRANSIT_LABELS;
export type RetroPlanet = 'mercury' | 'venus' | 'mars';
export type SlowPlanet = 'jupiter' | 'uranus' | 'neptune' | 'pluto';

/** A slow planet at an angle to another one. */
export interface SlowAspect {
  readonly other: Planet;
  readonly aspect: AspectName;
  readonly orb: number;
}

/** What a transit of the picker comes to at an instant. */
export type TransitEvent =
  | {
      readonly kind: 'retrograde';
      readonly planet: RetroPlanet;
      readonly seasons: RetrogradeSeasons;
      readonly season: RetrogradePeriod;
    }
  | {
      readonly kind: 'slow';
      readonly planet: SlowPlanet;
      readonly stay: Stay;
      readonly station: Station;
      /** The closest first. */
      readonly aspects: readonly SlowAspect[];
    }
  | {
      readonly kind: 'saturn';
      readonly stay: Stay;
      /** When Saturn was at its present degree one and two rounds ago. */
      readonly born: readonly [Date, Date];
    }
  | {
      readonly kind: 'lunation';
      readonly phase: 'new-moon' | 'full-moon';
      readonly at: Date;
      readonly sign: SignKey;
      readonly today: boolean;
      /** The full Moon after a new one, or the new one after a full. */
      readonly answer: MoonEvent;
    }
  | {
      readonly kind: 'eclipse';
      readonly eclipse: Eclipse;
      readonly after: Eclipse;
      readonly today: boolean;
    };

const YEAR_DAYS = 365.2422;
const SATURN_YEARS = 29.4571;
const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const ORB = 3;

/** The reader's today: when it begins, and what lies in it. */
export interface ReaderToday {
  readonly from: Date;
  has(at: Date): boolean;
}

/** The transit of the picker that is under way or comes next. */
export function eventOf(transit: TransitKey, noon: Date, today: ReaderToday): TransitEvent {
  switch (transit) {
    case 'mercury-retrograde':
      return retrograde('mercury', noon);
    case 'venus-retrograde':
      return retrograde('venus', noon);
    case 'mars-retrograde':
      return retrograde('mars', noon);
    case 'jupiter-transit':
      return slow('jupiter', noon);
    case 'uranus-transit':
      return slow('uranus', noon);
    case 'neptune-transit':
      return slow('neptune', noon);
    case 'pluto-transit':
      return slow('pluto', noon);
    case 'saturn-return':
      return saturn(noon);
    case 'new-moon':
    case 'full-moon':
      return lunation(transit, today);
    case 'eclipse':
      return eclipse(today);
  }
}

/** The sign in which an event takes place. */
export function signOfEvent(event: TransitEvent): SignKey {
  switch (event.kind) {
    case 'retrograde':
      return event.season.fromSign;
    case 'slow':
    case 'saturn':
      return event.stay.position.sign;
    case 'lunation':
      return event.sign;
    case 'eclipse':
      return event.eclipse.sign;
  }
}

function retrograde(planet: RetroPlanet, noon: Date): TransitEvent {
  const seasons = retrogradeSeasons(planet, noon);
  const season = known(seasons.current ?? seasons.next);
  return { kind: 'retrograde', planet, seasons, season };
}

function slow(planet: SlowPlanet, noon: Date): TransitEvent {
  const positions = positionsAt(noon, SLOW);
  const points = SLOW.map((point) => ({ point, ...positions[point] }));
  const aspects = aspectsAmong(points)
    .flatMap(({ first, second, aspect, orb }) => {
      if (!(aspect in ASPECT_LEAD) || orb > ORB) return [];
      if (first !== planet && second !== planet) return [];
      const other = (first === planet ? second : first) as Planet;
      return [{ other, aspect: aspect as AspectName, orb }];
    })
    .sort((one, other) => one.orb - other.orb);
  const station = known(stationsOf(planet, noon, later(noon, 400))[0]);
  return { kind: 'slow', planet, stay: stayOf(planet, positions[planet], noon), station, aspects };
}

function saturn(noon: Date): TransitEvent {
  const { saturn: position } = positionsAt(noon, ['saturn']);
  const rounds = [1, 2].map((round) => {
    const ago = later(noon, -round * SATURN_YEARS * YEAR_DAYS);
    const passes = crossings('saturn', [position.longitude], later(ago, -500), later(ago, 500));
    return known(
      passes.toSorted(
        (one, other) =>
          Math.abs(one.at.getTime() - ago.getTime()) - Math.abs(other.at.getTime() - ago.getTime()),
      )[0],
    ).at;
  });
  const [first, second] = rounds;
  return {
    kind: 'saturn',
    stay: stayOf('saturn', position, noon),
    born: [known(first), known(second)],
  };
}

function lunation(phase: 'new-moon' | 'full-moon', today: ReaderToday): TransitEvent {
  const events = moonEvents(today.from, later(today.from, 50));
  const found = known(events.find((event) => event.phase === phase));
  const opposite = phase === 'new-moon' ? 'full-moon' : 'new-moon';
  const answer = known(events.find((event) => event.phase === opposite && event.at > found.at));
  const { at, sign } = found;
  return { kind: 'lunation', phase, at, sign, today: today.has(at), answer };
}

function eclipse(today: ReaderToday): TransitEvent {
  // Each half-year has at least two, within a month of one another.
  const [next, after] = eclipses(today.from, later(today.from, 250));
  const first = known(next);
  return { kind: 'eclipse', eclipse: first, after: known(after), today: today.has(first.at) };
}

function later(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** A search that is long enough to find something; nothing would be a fault of ours. */
function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the sky has no such event within reach');
  return found;
}
