import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import {
  festivalsOf,
  MAX_FESTIVAL_LATITUDE,
  type FestivalDay,
} from '@cosmic/sky/jyotish/festivals';
import { LIMBS, limbAt, type Limb, type LimbSpan } from '@cosmic/sky/jyotish/limbs';
import { centreDayOf, type CentreDay } from '@cosmic/sky/jyotish/centre-sunrise';
import { panchangOf, type PanchangDay } from '@cosmic/sky/jyotish/panchang';
import { civilDate } from '@cosmic/sky/places/zone';
import { civilDay } from '@cosmic/sky/places/clock';
import { clockOn } from '../jyotish/clock';
import type { Context, Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { panchangShown } from './shown';
import type { panchang } from './tool';

export interface PanchangFacts extends Facts {
  readonly language: Language;
  readonly place: Place;
  /** The civil date `YYYY-MM-DD` whose sunrise begins the day. */
  readonly date: string;
  /** Null where the Sun does not rise, set and rise again. */
  readonly day: PanchangDay | null;
  /** The same day by the other rule of sunrise; null where that has none. */
  readonly other: CentreDay | null;
  /** What runs at sunrise, or at noon where there is none. */
  readonly limbs: Readonly<Record<Limb, readonly LimbSpan[]>>;
  /** By the clock of the place, with the date where it is another one. */
  readonly clock: (at: Date) => string;
  /** A festival of this day, and the next one after it; null where a place has no days to hold them. */
  readonly festival: FestivalDay | null;
  readonly next: FestivalDay | null;
}

/** The panchang of a day: that which was asked for, else the one that the calendar has at the place. */
export function facts(params: ParamsOf<typeof panchang>, { at }: Context): PanchangFacts {
  const { location, language = 'en' } = params;
  const { zone } = location;
  const date = params.date || civilDate(zone, at);
  const day = panchangOf(date, location, zone);
  const known = {
    language,
    place: location,
    date,
    day,
    other: day && centreDayOf(day, location),
    limbs: day?.limbs ?? limbsAtNoon(date, zone),
    clock: clockOn(language, date, zone),
    ...festivalsAround(date, location, day !== null),
  };
  return { ...known, shown: panchangShown(known), ...(day && { figure: figureOf(day, zone) }) };
}

function limbsAtNoon(date: string, zone: string): PanchangFacts['limbs'] {
  const { from, to } = civilDay(date, zone);
  const noon = new Date((from.getTime() + to.getTime()) / 2);
  return Object.fromEntries(LIMBS.map((limb) => [limb, [limbAt(limb, noon)]])) as Record<
    Limb,
    LimbSpan[]
  >;
}

function festivalsAround(
  date: string,
  place: Place,
  hasDay: boolean,
): Pick<PanchangFacts, 'festival' | 'next'> {
  // Near the poles there are years in which a festival finds no day at all.
  if (!hasDay || Math.abs(place.latitude) > MAX_FESTIVAL_LATITUDE)
    return { festival: null, next: null };
  const year = Number(date.slice(0, 4));
  const ahead = festivalsOf(year, place, place.zone);
  const later = ahead.find((one) => one.date > date);
  return {
    festival: ahead.find((one) => one.date === date || one.otherDate === date) ?? null,
    next: later ?? festivalsOf(year + 1, place, place.zone)[0] ?? null,
  };
}

const PARTS = ['rahuKalam', 'yamaganda', 'gulika', 'abhijit', 'vijaya', 'nishita'] as const;

function figureOf(day: PanchangDay, zone: string): FigureOf<'vedic-day'> {
  const spans = (limb: Limb) =>
    day.limbs[limb].map(({ number, from, to }) => ({ number, ...stretch({ from, to }) }));
  return {
    kind: 'vedic-day',
    date: day.date,
    zone,
    sunrise: day.sunrise.toISOString(),
    sunset: day.sunset.toISOString(),
    nextSunrise: day.nextSunrise.toISOString(),
    limbs: {
      tithi: spans('tithi'),
      nakshatra: spans('nakshatra'),
      yoga: spans('yoga'),
      karana: spans('karana'),
    },
    parts: PARTS.flatMap((key) => {
      const part = day.parts[key];
      return part ? [{ key, ...stretch(part) }] : [];
    }),
    choghadiya: [...day.parts.choghadiya.day, ...day.parts.choghadiya.night].map(
      ({ name, quality, from, to }) => ({ name, quality, ...stretch({ from, to }) }),
    ),
  };
}

function stretch({ from, to }: { from: Date; to: Date }) {
  return { from: from.toISOString(), to: to.toISOString() };
}
