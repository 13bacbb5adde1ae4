import type { Place } from '@cosmic/contracts/places';
import { crossings } from '@cosmic/sky/astronomy/course';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { solarReturn } from '@cosmic/sky/charts/returns';
import { momentAt, stretchOf, type Birth, type DayBirth } from '../birth';
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

/** The year of the Sun that an instant lies in, or the next one where that is near or the first. */
export function solarYear(birth: Birth, here: Place | null, at: Date): SolarYear {
  const year = yearOf(birth.at, at);
  const start =
    birth.time === 'known'
      ? momentAt(solarReturn(birth.at, year), here ?? birth.place)
      : hoursOf(birth, solarReturn(birth.at, year));
  const next = solarReturn(birth.at, year + 1);
  const opposite = start.chart.bodies.sun.longitude + 180;
  const half = crossings('sun', [opposite], start.at, next)[0]?.at ?? next;
  return { start, coming: start.at > at, half, next };
}

/** The hours in which a return lies of whose birth only the day is known, around its middle. */
function hoursOf({ from, to }: DayBirth, middle: Date): DayBirth {
  const near = [middle.getTime() - 2 * DAY_MS, middle.getTime() + 2 * DAY_MS] as const;
  const [first = middle, last = middle] = [from, to].map((end) => {
    const natal = apparentLongitude('sun', end);
    return crossings('sun', [natal], new Date(near[0]), new Date(near[1]))[0]?.at;
  });
  return stretchOf(first, last);
}

/** The calendar year that the return is asked for by. */
function yearOf(born: Date, at: Date): number {
  const now = at.getUTCFullYear();
  // A return of a birth around New Year can fall just outside the year it is asked for.
  const starts = [now - 1, now, now + 1, now + 2]
    .filter((year) => year > born.getUTCFullYear())
    .map((year) => ({ year, at: solarReturn(born, year) }));
  const running = starts.findLast((start) => start.at <= at);
  const coming = starts.find((start) => start.at > at);
  const isNear = coming && coming.at.getTime() - at.getTime() <= AHEAD_DAYS * DAY_MS;
  return ((isNear ? undefined : running) ?? coming)?.year ?? now + 1;
}
