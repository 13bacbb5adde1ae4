import { wrap } from '../angle';
import type { Planet } from '../bodies';
import { crossings } from '../astronomy/course';
import type { Crossing } from '../astronomy/course';
import { apparentLongitude } from '../astronomy/ephemeris';
import { instantOf } from '../astronomy/instant';
import { DAY_MS, rootBetween } from '../astronomy/search';
import { SkyError } from '../sky-error';

/** Mean tropical year, days. */
const YEAR = 365.2422;

/** The ages, in years, between which Saturn comes round for the first time. */
const SATURN_AGES = { from: 27, to: 32 } as const;

/** One revolution of Saturn, years. */
const SATURN_PERIOD = 29.4571;

/**
 * The solar return of a year: the instant near the birthday in that calendar year (UTC) at which
 * the Sun stands at its natal apparent tropical longitude, without precession correction. Right
 * to a minute; the place does not matter.
 *
 * A return of a birth around 1 January can fall just outside the year named.
 *
 * @throws SkyError `invalid_input` for a year that is no whole number, `out_of_range` when birth
 * or return lie outside 1800 to 2200.
 */
export function solarReturn(birth: Date, year: number): Date {
  const natal = apparentLongitude('sun', birth);
  if (!Number.isInteger(year))
    throw new SkyError('invalid_input', 'year', 'year is not a whole number');
  const birthday = new Date(birth);
  birthday.setUTCFullYear(year);
  const at = birthday.getTime();
  // The calendar runs up to 2.2 days ahead of the Sun or behind it.
  const [low, high] = [at - 4 * DAY_MS, at + 4 * DAY_MS];
  for (const end of [low, high]) instantOf(new Date(end), 'year');
  const away = (ms: number) => wrap(apparentLongitude('sun', new Date(ms)) - natal);
  return new Date(Math.round(rootBetween(away, low, high)));
}

/**
 * Every return of a body to its natal longitude in `from` <= t < `to`, each pass of a retrograde
 * loop on its own.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function returnsOf(body: Planet, birth: Date, from: Date, to: Date): Crossing[] {
  return crossings(body, [apparentLongitude(body, birth)], from, to);
}

/**
 * The passes (1, 3 or 5) of a Saturn return, between the ages of 27 and 32 for the first and one
 * revolution of Saturn later for each further one. Right to a quarter of an hour, to hours where
 * Saturn all but stands.
 *
 * @param moved degrees by which the beginning of the zodiac has moved since the birth: 0 in the
 *   tropical one, what the ayanamsa has grown by in a sidereal one
 * @throws SkyError `invalid_input` when `which` is not 1, 2 or 3, `out_of_range`.
 */
export function saturnReturn(birth: Date, which = 1, moved = 0): Crossing[] {
  instantOf(birth, 'birth');
  if (![1, 2, 3].includes(which))
    throw new SkyError('invalid_input', 'which', 'a life has a first, second and third return');
  const later = (which - 1) * SATURN_PERIOD;
  const atAge = (age: number) => new Date(birth.getTime() + (age + later) * YEAR * DAY_MS);
  const place = apparentLongitude('saturn', birth) + moved;
  return crossings('saturn', [place], atAge(SATURN_AGES.from), atAge(SATURN_AGES.to));
}
