import { normalize, separation } from '../angle';
import type { Planet } from '../bodies';
import { apparentLongitude } from '../astronomy/ephemeris';
import {
  DAY_MS,
  gridOver,
  rootBetween,
  signChanges,
  type Course,
  type Span,
} from '../astronomy/search';
import { ingressesOf } from '../calendar/ingresses';
import { voidOfCourse } from '../calendar/void-of-course';
import { ayanamsaAt } from '../jyotish/ayanamsas';
import { limbsBetween, type Limb, type LimbSpan } from '../jyotish/limbs';
import { natureOf } from '../jyotish/nakshatra-natures';
import { tithiClassOf } from '../jyotish/muhurta';
import { signAt } from '../zodiac';
import { spansWhere, united, without } from './spans';

/** An aspect of the Moon counts up to so many degrees from exact. */
export const MAX_MOON_ORB = 3;

/** In an aspect's orb the Moon stays for nine hours or more. */
const ASPECT_STEP_MS = 3 * 3_600_000;

/** Days in which the Moon leaves any sign. */
const SIGN_DAYS = 3;

/** The burnt way, about its middle at the end of Libra, in degrees. */
const VIA_COMBUSTA = { middle: 210, reach: 15 } as const;

/** For the burnt way the Moon takes two days or more. */
const VIA_COMBUSTA_STEP_MS = DAY_MS / 2;

/** Aspects in which a body does the Moon good or harm, degrees. */
const EASY = [60, 120];
const HARD = [0, 90, 180];

const FULL_MOON = 15;
const AMAVASYA = 30;
const DHANISHTA = 23;
/** Longitude, sidereal, from which on the Moon is in panchaka. */
const PANCHAKA_FROM = 300;
/** Rohini, Mrigashira, Magha, Uttara Phalguni, Hasta, Swati, Anuradha, Mula, Uttara Ashadha, Uttara Bhadrapada, Revati. */
export const WEDDING_NAKSHATRAS: readonly number[] = [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27];

/** The Moon on its way from the Sun, or back to it. */
export function waxing(range: Span, isWaxing: boolean): Span[] {
  return limbSpans('tithi', range, ({ number }) => number <= FULL_MOON === isWaxing);
}

/** The Moon with an aspect still to come in its sign. */
export function notVoid(range: Span): Span[] {
  const end = new Date(range.to + SIGN_DAYS * DAY_MS);
  const voids = voidOfCourse(new Date(range.from), end);
  return without(
    range,
    voids.map(({ at, until }) => ({ from: at.getTime(), to: until.getTime() })),
  );
}

/** The Moon in one of some tropical signs, or in none of them. */
export function moonIn(range: Span, signs: readonly string[], isIn: boolean): Span[] {
  const changes = ingressesOf('moon', new Date(range.from), new Date(range.to));
  return spansWhere(
    range,
    changes.map(({ at }) => at.getTime()),
    (at) => signs.includes(signAt(apparentLongitude('moon', new Date(at))).key) === isIn,
  );
}

/** The Moon near a trine or a sextile with a body. */
export function moonAspect(range: Span, body: 'sun' | 'venus' | 'jupiter'): Span[] {
  return whereBelow(range, (ms) => fromAspects(ms, body, EASY) - MAX_MOON_ORB, ASPECT_STEP_MS);
}

/** The Moon near no conjunction, square or opposition with a body. */
export function moonClearOf(range: Span, body: 'mars' | 'saturn'): Span[] {
  return whereBelow(range, (ms) => MAX_MOON_ORB - fromAspects(ms, body, HARD), ASPECT_STEP_MS);
}

/** The Moon on no part of the burnt way. */
export function notViaCombusta(range: Span): Span[] {
  const { middle, reach } = VIA_COMBUSTA;
  const inside = (ms: number) =>
    reach - separation(apparentLongitude('moon', new Date(ms)), middle);
  return whereBelow(range, inside, VIA_COMBUSTA_STEP_MS);
}

/** A tithi that is neither rikta nor amavasya. */
export function goodTithi(range: Span): Span[] {
  const isGood = ({ number }: LimbSpan) => tithiClassOf(number) !== 'Rikta' && number !== AMAVASYA;
  return limbSpans('tithi', range, isGood);
}

export function nakshatraOf(range: Span, natures: readonly string[]): Span[] {
  return limbSpans('nakshatra', range, ({ number }) => natures.includes(natureOf(number)));
}

export function weddingNakshatra(range: Span): Span[] {
  return limbSpans('nakshatra', range, ({ number }) => WEDDING_NAKSHATRAS.includes(number));
}

/** A yoga that is neither Vyatipata nor Vaidhriti. */
export function goodYoga(range: Span): Span[] {
  return limbSpans('yoga', range, ({ name }) => name !== 'Vyatipata' && name !== 'Vaidhriti');
}

export function notVishti(range: Span): Span[] {
  return limbSpans('karana', range, ({ name }) => name !== 'Vishti');
}

/** The Moon before the last five of the nakshatras' signs, which begin within Dhanishta. */
export function notPanchaka(range: Span): Span[] {
  const past = (ms: number) => {
    const at = new Date(ms);
    return normalize(apparentLongitude('moon', at) - ayanamsaAt(at)) - PANCHAKA_FROM;
  };
  const spans = limbsBetween('nakshatra', new Date(range.from), new Date(range.to));
  const taken = spans.flatMap(({ number, from, to }): Span[] => {
    const whole = { from: from.getTime(), to: to.getTime() };
    if (number < DHANISHTA) return [];
    if (number > DHANISHTA) return [whole];
    return [{ from: Math.round(rootBetween(past, whole.from, whole.to)), to: whole.to }];
  });
  return without(range, taken);
}

/** How far the Moon is from the nearest of some aspects with a body, degrees. */
function fromAspects(ms: number, body: Planet, angles: readonly number[]): number {
  const at = new Date(ms);
  const apart = separation(apparentLongitude('moon', at), apparentLongitude(body, at));
  return Math.min(...angles.map((angle) => Math.abs(apart - angle)));
}

/** Where a quantity that turns slower than within some milliseconds is below zero. */
function whereBelow(range: Span, course: Course, step: number): Span[] {
  const changes = signChanges(course, gridOver(range, step, range));
  return spansWhere(
    range,
    changes.map(({ at }) => Math.round(at)),
    (at) => course(at) < 0,
  );
}

function limbSpans(limb: Limb, range: Span, isMeant: (span: LimbSpan) => boolean): Span[] {
  const spans = limbsBetween(limb, new Date(range.from), new Date(range.to));
  return united(
    spans.filter(isMeant).map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })),
  );
}
