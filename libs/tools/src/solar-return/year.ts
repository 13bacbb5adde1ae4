import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import { crossings } from '@cosmic/sky/astronomy/course';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { momentAt, stretchOf, type Birth, type DayBirth } from '../charts/birth';
import { longitudeBy, tropicalOf } from '../charts/chart-school';
import { returnBy, sunOver } from '../charts/sun-return';
import { DAY_MS } from '../today';

/** So near to a birthday the year that is about to begin is the one that people ask for. */
const AHEAD_DAYS = 30;

/** A year of the Sun. */
export interface SolarYear {
  /** The chart of its first minute, or of the hours in which that lies. */
  readonly start: Birth;
  /** Whether it is still to begin. */
  readonly coming: boolean;
  /** When the Sun is opposite, half way round. */
  readonly half: Date;
  /** When the next one begins. */
  readonly next: Date;
}

/**
 * The year of the Sun that an instant lies in, or the next one where that is near or the first,
 * counted as the birth is.
 */
export function solarYear(
  birth: Birth,
  here: Place | null,
  at: Date,
  language: Language = 'en',
): SolarYear {
  const { school } = birth;
  const returns = (year: number) => returnBy(school, birth.at, year);
  const year = yearOf(birth.at, returns, at);
  const first = returns(year);
  const start =
    birth.time === 'known'
      ? momentAt(first, here ?? birth.place, language, school)
      : hoursOf(birth, first);
  const next = returns(year + 1);
  const middle = new Date((start.at.getTime() + next.getTime()) / 2);
  const opposite = tropicalOf(school, start.chart.bodies.sun.longitude + 180, middle);
  const half = crossings('sun', [opposite], start.at, next)[0]?.at ?? next;
  return { start, coming: start.at > at, half, next };
}

/** The hours in which a return lies of whose birth only the day is known, around its middle. */
function hoursOf({ from, to, school }: DayBirth, middle: Date): DayBirth {
  const [first = middle, last = middle] = [from, to].map((end) => {
    const natal = longitudeBy(school, apparentLongitude('sun', end), end);
    return sunOver(tropicalOf(school, natal, middle), middle);
  });
  return stretchOf(first, last, undefined, school);
}

/** The calendar year that the return is asked for by. */
function yearOf(born: Date, returns: (year: number) => Date, at: Date): number {
  const now = at.getUTCFullYear();
  // A return of a birth around New Year can fall just outside the year it is asked for.
  const starts = [now - 1, now, now + 1, now + 2]
    .filter((year) => year > born.getUTCFullYear())
    .map((year) => ({ year, at: returns(year) }));
  const running = starts.findLast((start) => start.at <= at);
  const coming = starts.find((start) => start.at > at);
  const isNear = coming && coming.at.getTime() - at.getTime() <= AHEAD_DAYS * DAY_MS;
  return ((isNear ? undefined : running) ?? coming)?.year ?? now + 1;
}
