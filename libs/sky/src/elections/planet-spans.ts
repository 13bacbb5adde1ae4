import { normalize, separation } from '../angle';
import type { Planet } from '../bodies';
import { apparentLongitude, positionOf } from '../astronomy/ephemeris';
import { DAY_MS, gridOver, signChanges, type Course, type Span } from '../astronomy/search';
import { eclipses } from '../calendar/eclipses';
import { stationsOf, type Wanderer } from '../calendar/stations';
import { ayanamsaAt } from '../jyotish/ayanamsas';
import { combustWithin } from '../jyotish/grahas';
import { spansWhere, without } from './spans';

/** A planet nearer to the Sun is combust, in degrees of longitude (Lilly, Christian Astrology, 1647). */
export const COMBUST_WITHIN = 8.5;

/** Sidereal signs, from 0, in which the Sun makes Kharmas: those of Jupiter. */
export const KHARMAS_RASHIS: readonly number[] = [8, 11];

/** A planet on its way forward. */
export function direct(range: Span, planet: Wanderer): Span[] {
  const stations = stationsOf(planet, new Date(range.from), new Date(range.to));
  return spansWhere(
    range,
    stations.map(({ at }) => at.getTime()),
    (at) => positionOf(planet, new Date(at)).speed >= 0,
  );
}

/** A planet out of the rays of the Sun, by the rule of the West. */
export function notCombust(range: Span, planet: Planet): Span[] {
  return whereAbove(range, (at) => fromSun(planet, at) - COMBUST_WITHIN);
}

/** A graha that is not asta. */
export function visible(range: Span, planet: 'venus' | 'jupiter'): Span[] {
  return whereAbove(range, (at) => {
    const isBackward = positionOf(planet, new Date(at)).speed < 0;
    return fromSun(planet, at) - combustWithin(planet, isBackward);
  });
}

/** No eclipse within some days before or after. */
export function noEclipse(range: Span, days: number): Span[] {
  const reach = days * DAY_MS;
  const found = eclipses(new Date(range.from - reach), new Date(range.to + reach));
  return without(
    range,
    found.map(({ at }) => ({ from: at.getTime() - reach, to: at.getTime() + reach })),
  );
}

export function notKharmas(range: Span): Span[] {
  const sun = (ms: number) => {
    const at = new Date(ms);
    return normalize(apparentLongitude('sun', at) - ayanamsaAt(at));
  };
  const isIn = (at: number) => KHARMAS_RASHIS.includes(Math.floor(sun(at) / 30));
  return whereAbove(range, (at) => (isIn(at) ? -1 : 1));
}

/** Where a quantity that turns slower than within a day is at or above zero. */
function whereAbove(range: Span, course: Course): Span[] {
  const changes = signChanges(course, gridOver(range, DAY_MS, range));
  return spansWhere(
    range,
    changes.map(({ at }) => Math.round(at)),
    (at) => course(at) >= 0,
  );
}

function fromSun(planet: Planet, ms: number): number {
  const at = new Date(ms);
  return separation(apparentLongitude(planet, at), apparentLongitude('sun', at));
}
