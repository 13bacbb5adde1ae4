import { normalize, wrap } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import type { GeoPoint } from '../places/geo-point';
import { DAY_MS, rootBetween } from '../astronomy/search';
import { SkyError } from '../sky-error';
import { sunTimes } from '../astronomy/sun-times';
import { civilDate } from '../places/zone';
import { ayanamsaAt } from './ayanamsas';
import { partOf, type DayAndNight, type Part } from './day-parts';
import type { LunarMonthName } from './limb-names';
import { limbAt, type LimbSpan } from './limbs';
import { nextMonth } from './lunar-month';
import { overlap } from './muhurta';

export const FESTIVALS = [
  'makar_sankranti',
  'maha_shivaratri',
  'holi',
  'raksha_bandhan',
  'janmashtami',
  'ganesh_chaturthi',
  'sharad_navaratri',
  'diwali',
] as const;
export type Festival = (typeof FESTIVALS)[number];

export interface FestivalDay {
  readonly festival: Festival;
  /** The civil date at the place, `YYYY-MM-DD`. */
  readonly date: string;
  /** The day that another school keeps, where that differs: Janmashtami of the Vaishnavas. */
  readonly otherDate: string | null;
}

/** A civil day with its Sun, and the stretches in which a festival is looked for. */
interface Day extends DayAndNight {
  readonly date: string;
  /** The first fifth of the night. */
  readonly pradosha: Part;
  /** The eighth fifteenth of the night. */
  readonly nishita: Part;
  /** The third fifth of the day. */
  readonly madhyahna: Part;
}

interface Where {
  readonly place: GeoPoint;
  readonly zone: string;
}

/** Where the Sun rises and sets on every day of a year, refraction and height of the disc allowed for. */
export const MAX_FESTIVAL_LATITUDE = 65;

const GHATI_MS = 24 * 60_000;

const lasts = ({ from, to }: Part) => to.getTime() - from.getTime();
const shared = (a: Part, b: Part) => overlap(a, b).reduce((sum, part) => sum + lasts(part), 0);
const touches = (tithi: Part, part: Part) => shared(tithi, part) > 0;
const covers = (tithi: Part, part: Part) => tithi.from <= part.from && tithi.to >= part.to;
const holds = ({ from, to }: Part, at: Date) => from <= at && at < to;

/** The month and tithi (1 to 30 of the amanta month) of a festival, and which of two days it takes. */
interface TithiRule {
  readonly month: LunarMonthName;
  readonly tithi: number;
  readonly dayOf: (tithi: LimbSpan, days: readonly Day[]) => Day | undefined;
  readonly otherDayOf?: (tithi: LimbSpan, days: readonly Day[]) => Day | undefined;
}

/** The only day on which the tithi touches a part; of two the one that the rule prefers. */
function touching(
  tithi: LimbSpan,
  days: readonly Day[],
  part: (day: Day) => Part,
  secondOf: (first: Day, second: Day) => boolean,
): Day | undefined {
  const [first, second] = days.filter((day) => touches(tithi, part(day)));
  return first && second && secondOf(first, second) ? second : first;
}

const atSunrise = (tithi: LimbSpan, days: readonly Day[]) =>
  days.find(({ sunrise }) => holds(tithi, sunrise));

/** Where a short tithi touches the part on neither day: the day within which it begins. */
const beginsOn = (tithi: LimbSpan, days: readonly Day[]) =>
  days.find(({ sunrise, nextSunrise }) => holds({ from: sunrise, to: nextSunrise }, tithi.from));

/** Rules of the usual almanacs; they were settled on the published dates of 2020 to 2035. */
const RULES: Readonly<Record<Exclude<Festival, 'makar_sankranti'>, TithiRule>> = {
  maha_shivaratri: {
    month: 'Magha',
    tithi: 29,
    dayOf: (tithi, days) =>
      touching(
        tithi,
        days,
        (day) => day.nishita,
        (first, second) => covers(tithi, second.nishita) || !covers(tithi, first.nishita),
      ) ??
      days.find((day) => touches(tithi, day.pradosha)) ??
      atSunrise(tithi, days),
  },
  holi: { month: 'Phalguna', tithi: 15, dayOf: holiOf },
  raksha_bandhan: {
    month: 'Shravana',
    tithi: 15,
    dayOf: (tithi, days) => {
      const day = atSunrise(tithi, days) ?? days.find(({ sunrise }) => sunrise > tithi.from);
      if (!day) return undefined;
      const enough = tithi.to.getTime() - day.sunrise.getTime() >= daylight(day) / 5;
      return enough ? day : dayBefore(day, days);
    },
  },
  janmashtami: {
    month: 'Shravana',
    tithi: 23,
    dayOf: (tithi, days) =>
      touching(
        tithi,
        days,
        (day) => day.nishita,
        () => false,
      ) ?? atSunrise(tithi, days),
    otherDayOf: atSunrise,
  },
  ganesh_chaturthi: {
    month: 'Bhadrapada',
    tithi: 4,
    dayOf: (tithi, days) =>
      touching(
        tithi,
        days,
        (day) => day.madhyahna,
        (first, second) => covers(tithi, second.madhyahna) && !covers(tithi, first.madhyahna),
      ) ?? beginsOn(tithi, days),
  },
  sharad_navaratri: {
    month: 'Ashvina',
    tithi: 1,
    dayOf: (tithi, days) => atSunrise(tithi, days) ?? beginsOn(tithi, days),
  },
  diwali: {
    month: 'Ashvina',
    tithi: 30,
    dayOf: (tithi, days) =>
      touching(
        tithi,
        days,
        (day) => day.pradosha,
        (_, second) => tithi.to.getTime() - second.sunset.getTime() >= GHATI_MS,
      ) ?? atSunrise(tithi, days),
  },
};

/** The day after Holika Dahan; on that day itself where Purnima fills seven eighths of its daylight. */
function holiOf(tithi: LimbSpan, days: readonly Day[]): Day | undefined {
  const evenings = days.filter((day) => touches(tithi, day.pradosha));
  const dahan = evenings[0];
  if (!dahan) return atSunrise(tithi, days);
  const next = dayAfter(dahan, days);
  if (!next) return undefined;
  const light = { from: next.sunrise, to: next.sunset };
  return shared(tithi, light) >= (lasts(light) * 7) / 8 ? dayAfter(next, days) : next;
}

/**
 * The festivals that follow by rule in a civil year, in order of their dates, at a place: what
 * happens at its own sunrise, dusk and midnight decides.
 *
 * @throws SkyError `invalid_input` for a year, place or zone that is none, `out_of_range`.
 */
export function festivalsOf(year: number, place: GeoPoint, zone: string): FestivalDay[] {
  if (!Number.isInteger(year)) throw new SkyError('invalid_input', 'year', 'year is not whole');
  const where = { place, zone };
  return FESTIVALS.map((festival) =>
    festival === 'makar_sankranti' ? sankranti(year, where) : byTithi(festival, year, where),
  ).sort((a, b) => (a.date < b.date ? -1 : 1));
}

function byTithi(
  festival: Exclude<Festival, 'makar_sankranti'>,
  year: number,
  where: Where,
): FestivalDay {
  const { month, tithi: number, dayOf, otherDayOf } = RULES[festival];
  // Magha begins in the second half of January at the earliest.
  const { from } = nextMonth(month, new Date(Date.UTC(year, 0, 10)));
  const middle = new Date(from.getTime() + (number - 0.5) * 0.9843 * DAY_MS);
  const tithi = tithiNear(number, middle);
  const days = daysAround(tithi, where);
  const day = dayOf(tithi, days);
  if (!day) throw new SkyError('out_of_range', 'place', 'no day of the place holds the festival');
  const other = otherDayOf?.(tithi, days);
  return {
    festival,
    date: day.date,
    otherDate: other && other.date !== day.date ? other.date : null,
  };
}

/** The tithi of a number that runs nearest to an instant, at most half a month away. */
function tithiNear(number: number, at: Date): LimbSpan {
  let found = limbAt('tithi', at);
  for (let tries = 0; found.number !== number && tries < 5; tries++) {
    const away = ((number - found.number + 45) % 30) - 15;
    const middle = (found.from.getTime() + found.to.getTime()) / 2;
    found = limbAt('tithi', new Date(middle + away * 0.9843 * DAY_MS));
  }
  return found;
}

/** The days of a place from two before the tithi begins to two after it ends. */
function daysAround({ from, to }: LimbSpan, where: Where): Day[] {
  const days: Day[] = [];
  for (let ms = from.getTime() - 2 * DAY_MS; ms <= to.getTime() + 2 * DAY_MS; ms += DAY_MS) {
    const day = dayOfDate(civilDate(where.zone, new Date(ms)), where);
    if (day && days.at(-1)?.date !== day.date) days.push(day);
  }
  return days;
}

function dayOfDate(date: string, { place, zone }: Where): Day | undefined {
  const { sunrise, sunset, nextSunrise } = sunTimes(date, place, zone);
  if (!sunrise || !sunset || !nextSunrise) return undefined;
  const night = { from: sunset, to: nextSunrise };
  return {
    date,
    sunrise,
    sunset,
    nextSunrise,
    pradosha: partOf(night, 0, 5),
    nishita: partOf(night, 7, 15),
    madhyahna: partOf({ from: sunrise, to: sunset }, 2, 5),
  };
}

const daylight = ({ sunrise, sunset }: Day) => sunset.getTime() - sunrise.getTime();
const dayBefore = (day: Day, days: readonly Day[]) => days[days.indexOf(day) - 1];
const dayAfter = (day: Day, days: readonly Day[]) => days[days.indexOf(day) + 1];

/** The day on which the Sun reaches 270 degrees of the sidereal zodiac; after sunset the next. */
function sankranti(year: number, where: Where): FestivalDay {
  const away = (ms: number) => {
    const at = new Date(ms);
    return wrap(normalize(apparentLongitude('sun', at) - ayanamsaAt(at)) - 270);
  };
  const at = new Date(rootBetween(away, Date.UTC(year, 0, 5), Date.UTC(year, 0, 25)));
  const date = civilDate(where.zone, at);
  const { sunset } = sunTimes(date, where.place, where.zone);
  const late = sunset !== null && at > sunset;
  const kept = late ? new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS) : undefined;
  return {
    festival: 'makar_sankranti',
    date: kept ? kept.toISOString().slice(0, 10) : date,
    otherDate: null,
  };
}
