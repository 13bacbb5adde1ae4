import { normalize, separation } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import { DAY_MS, gridOver, rootBetween, signChanges, type Span } from '../astronomy/search';
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
  const beyond = (ms: number) => {
    const at = new Date(ms);
    const apart = separation(apparentLongitude('moon', at), apparentLongitude(body, at));
    return Math.min(Math.abs(apart - 60), Math.abs(apart - 120)) - MAX_MOON_ORB;
  };
  const changes = signChanges(beyond, gridOver(range, ASPECT_STEP_MS, range));
  return spansWhere(
    range,
    changes.map(({ at }) => Math.round(at)),
    (at) => beyond(at) < 0,
  );
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

function limbSpans(limb: Limb, range: Span, isMeant: (span: LimbSpan) => boolean): Span[] {
  const spans = limbsBetween(limb, new Date(range.from), new Date(range.to));
  return united(
    spans.filter(isMeant).map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })),
  );
}
