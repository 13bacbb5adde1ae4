import type { MoonArc } from '@cosmic/divination/guna-milan/possible';
import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { normalize, wrap } from '@cosmic/sky/angle';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { rootBetween } from '@cosmic/sky/astronomy/search';
import { nakshatraAt } from '@cosmic/sky/charts/sidereal';
import { ayanamsaAt } from '@cosmic/sky/jyotish/ayanamsas';
import { dateOnEarth, dayAt } from '@cosmic/sky/places/birth-hours';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import { timedBirth } from '../../jyotish/birth';
import { clockOn, dateIn } from '../../jyotish/clock';
import { townOf } from '../../words/place-words';
import { OPEN_GUNA_WORDS } from './words';

/** A birth as a matching is asked with it; the time may be empty. */
export interface GunaBirth {
  readonly dob: string;
  readonly time: string;
  readonly place: Place;
}

/** A stretch in which the Moon stays in one sign and one nakshatra. */
export interface MoonSpan {
  /** 0 Mesha to 11 Meena. */
  readonly rashi: number;
  /** 1 Ashwini to 27 Revati, with the quarters that are passed, 1 to 4. */
  readonly nakshatra: number;
  readonly padas: readonly [first: number, last: number];
  /** When the Moon leaves it, by the clock of the place; null where the day or the span ends first. */
  readonly until: string | null;
}

/** Where the Moon of a birth can have been. */
export interface BirthMoon {
  readonly isKnown: boolean;
  readonly arc: MoonArc;
  readonly spans: readonly MoonSpan[];
  readonly said: readonly Fact[];
}

const QUARTER = 10 / 3;

/** The Moon of a birth: one place where its time is known, else all of its day at the place. */
export function moonOf(language: Language, birth: GunaBirth): BirthMoon {
  const { dob, time, place } = birth;
  if (time !== '') {
    const { at, said } = timedBirth(language, birth);
    const from = siderealMoon(at);
    return { isKnown: true, arc: { from, width: 0 }, spans: [spanAt(from, from, null)], said };
  }
  const day =
    dayAt(dob, { zone: place.zone, own: ownClocks(place.zone, place.longitude) }) ??
    dateOnEarth(dob);
  const last = new Date(day.to.getTime() - 1);
  const from = siderealMoon(day.from);
  const arc = { from, width: normalize(siderealMoon(last) - from) };
  const { birthLabel, birthValue } = OPEN_GUNA_WORDS[language].facts;
  const value = birthValue(dateIn(language, dob), townOf(place, language));
  return {
    isKnown: false,
    arc,
    spans: spansOf(arc, day.from, last, clockOn(language, dob, place.zone)),
    said: [{ key: 'birth', label: birthLabel, value }],
  };
}

/** Cut where the Moon comes into another sign or nakshatra. */
function spansOf(
  { from, width }: MoonArc,
  begin: Date,
  end: Date,
  clock: (at: Date) => string,
): MoonSpan[] {
  const first = Math.floor(from / QUARTER) + 1;
  const quarters = Array.from(
    { length: Math.ceil(width / QUARTER) + 1 },
    (_, step) => first + step,
  );
  const borders = quarters.filter(
    (quarter) => (quarter % 4 === 0 || quarter % 9 === 0) && quarter * QUARTER < from + width,
  );
  const edges = [from, ...borders.map((quarter) => quarter * QUARTER), from + width];
  return edges.slice(1).map((to, index) => {
    const start = edges[index] ?? from;
    const isLast = index === borders.length;
    return spanAt(start, to, isLast ? null : clock(reachedAt(to, begin, end)));
  });
}

/** The names of a stretch; its ends may lie on borders, so both are asked from within. */
function spanAt(from: number, to: number, until: string | null): MoonSpan {
  const inwards = Math.min(1e-7, (to - from) / 2);
  const [first, last] = [normalize(from + inwards), normalize(to - inwards)];
  const star = nakshatraAt(first);
  return {
    rashi: Math.floor(first / 30),
    nakshatra: star.index,
    padas: [star.pada, nakshatraAt(last).pada],
    until,
  };
}

function reachedAt(longitude: number, begin: Date, end: Date): Date {
  const distance = (ms: number) => wrap(siderealMoon(new Date(ms)) - normalize(longitude));
  return new Date(Math.round(rootBetween(distance, begin.getTime(), end.getTime())));
}

function siderealMoon(at: Date): number {
  return normalize(apparentLongitude('moon', at) - ayanamsaAt(at));
}
