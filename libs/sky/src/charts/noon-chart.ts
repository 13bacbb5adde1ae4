import { normalize } from '../angle';
import { aspectsAmong, STANDARD_ORBS } from './aspects';
import type { Aspect, OrbTable } from './aspects';
import { balanceOf } from './balance';
import type { Balance } from './balance';
import { BODIES, byBody, PLANETS } from '../bodies';
import type { Body } from '../bodies';
import { chartBodies, chartPoints } from './chart';
import type { ChartBody } from './chart';
import { positionsAt } from '../astronomy/ephemeris';
import type { Position } from '../astronomy/ephemeris';
import { checkRange } from '../astronomy/range';
import { SkyError } from '../sky-error';
import type { SignKey } from '../zodiac';

/** Where a body can be when only the day is known. */
export interface DayRange {
  /** Longitudes at the beginning and the end of the day, degrees. */
  readonly from: number;
  readonly to: number;
  /** The signs it can be in, the earlier of the day first: three at most, and those of the Moon. */
  readonly signs: readonly SignKey[];
}

/** A chart of a birth whose hour is not known: the noon of its day, without angles and houses. */
export interface NoonChart {
  readonly time: 'unknown';
  /** The instant that stands for the day, by itself its middle. */
  readonly at: Date;
  /** Positions at that instant. */
  readonly bodies: Readonly<Record<Body, ChartBody>>;
  /** Where each body can be; the Moon moves by up to 15 degrees in 24 hours. */
  readonly ranges: Readonly<Record<Body, DayRange>>;
  /** Only the aspects that hold the whole day, as at noon. */
  readonly aspects: readonly Aspect[];
  readonly balance: Balance;
  /** At that instant, degrees 0..360. */
  readonly elongation: number;
}

/** A date lasts 50 hours on Earth; its return, a year of the Sun later, some minutes longer. */
const MAX_DAY_HOURS = 51;

/**
 * The chart of a civil day, for a birth whose hour is not known. `from` and `to` are the instants
 * at which that day begins and ends where the birth was, or where on Earth it begins first and ends
 * last: at most 51 hours apart. `at` is the instant that stands for it, by itself their middle.
 *
 * @throws SkyError `invalid_input` for a date that is none or a day too long, `out_of_range`.
 */
export function noonChart(
  from: Date,
  to: Date,
  at = new Date((from.getTime() + to.getTime()) / 2),
  orbs: OrbTable = STANDARD_ORBS,
): NoonChart {
  checkRange(from, to);
  const hours = (to.getTime() - from.getTime()) / 3_600_000;
  if (!(hours > 0 && hours <= MAX_DAY_HOURS))
    throw new SkyError('invalid_input', 'to', 'a day is at most 51 hours long, and not empty');
  const last = new Date(to.getTime() - 1);
  const [early, positions, late] = [positionsAt(from), positionsAt(at), positionsAt(last)];
  const name = ({ first, second, aspect }: Aspect) => `${first} ${second} ${aspect}`;
  const ends = [early, late].map(
    (bodies) => new Set(aspectsAmong(chartPoints({ bodies }), orbs).map(name)),
  );
  return {
    time: 'unknown',
    at,
    bodies: chartBodies(positions),
    ranges: byBody(BODIES, (body) => rangeOf(early[body], positions[body], late[body])),
    aspects: aspectsAmong(chartPoints({ bodies: positions }), orbs).filter((aspect) =>
      ends.every((there) => there.has(name(aspect))),
    ),
    balance: balanceOf(PLANETS.map((planet) => positions[planet].sign)),
    elongation: normalize(positions.moon.longitude - positions.sun.longitude),
  };
}

function rangeOf(early: Position, noon: Position, late: Position): DayRange {
  const signs = [...new Set([early.sign, noon.sign, late.sign])];
  return { from: early.longitude, to: late.longitude, signs };
}
