import { normalize, separation } from '../angle';
import { apparentLongitude, positionOf } from '../astronomy/ephemeris';
import { DAY_MS } from '../astronomy/search';
import { sunTimes, SUN_AT_HORIZON, type SunTimes } from '../astronomy/sun-times';
import { eclipses, type Eclipse } from '../calendar/eclipses';
import { voidOfCourse, type VoidOfCourse } from '../calendar/void-of-course';
import { altitudeOf, anglesAt, localSky } from '../charts/chart-angles';
import { NAKSHATRAS } from '../charts/nakshatras';
import type { Condition, ConditionKind } from '../elections/conditions';
import { ayanamsaAt } from '../jyotish/ayanamsas';
import { kundliAt } from '../jyotish/grahas';
import { KARANAS, YOGAS } from '../jyotish/limb-names';
import { natureOf } from '../jyotish/nakshatra-natures';
import type { GeoPoint } from '../places/geo-point';
import { civilDate, civilTime } from '../places/zone';
import { signAt } from '../zodiac';

type Holds = (at: Date, words: readonly string[]) => boolean;

const WEEK = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const CHALDEAN = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];
/** Eighths of the day, from 1, by weekday from Sunday on. */
const EIGHTHS = {
  'no-rahu-kalam': [8, 2, 7, 5, 6, 4, 3],
  'no-yamaganda': [5, 4, 3, 2, 1, 7, 6],
  'no-gulika': [7, 6, 5, 4, 3, 2, 1],
} as const;
const DAY_ROUND = ['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'];
const NIGHT_ROUND = ['Shubh', 'Amrit', 'Char', 'Rog', 'Kaal', 'Labh', 'Udveg'];
const DAY_BEGINS = ['Udveg', 'Amrit', 'Rog', 'Labh', 'Shubh', 'Char', 'Kaal'];
const NIGHT_BEGINS = ['Shubh', 'Char', 'Kaal', 'Udveg', 'Amrit', 'Rog', 'Labh'];
const GOOD = ['Amrit', 'Shubh', 'Labh'];
const WEDDING = [
  'Rohini',
  'Mrigashira',
  'Magha',
  'Uttara Phalguni',
  'Hasta',
  'Swati',
  'Anuradha',
  'Mula',
  'Uttara Ashadha',
  'Uttara Bhadrapada',
  'Revati',
];

/**
 * Whether conditions are met at single instants of a stretch of time over a place, each asked of
 * the sky of that instant alone: what a search by borders is held to.
 */
export function truthOver(from: Date, to: Date, place: GeoPoint, zone: string) {
  const days = new Map<string, SunTimes>();
  const dayOf = (date: string) => {
    const known = days.get(date) ?? sunTimes(date, place, zone);
    days.set(date, known);
    return known;
  };
  let voids: VoidOfCourse[] | undefined;
  let dark: Eclipse[] | undefined;
  const lon = apparentLongitude;
  const elongation = (at: Date) => normalize(lon('moon', at) - lon('sun', at));
  const sidereal = (body: 'sun' | 'moon', at: Date) => normalize(lon(body, at) - ayanamsaAt(at));
  const nakshatra = (at: Date) => Math.floor(sidereal('moon', at) / (40 / 3)) + 1;

  /** Where an instant stands in the day or the night of its Vedic day, 0 to 1. */
  const hourOf = (at: Date) => {
    // By the calendar: where the clocks go forward, 24 hours back can be two dates back.
    const today = Date.parse(`${civilDate(zone, at)}T00:00:00Z`);
    for (const back of [0, 1, 2]) {
      const date = new Date(today - back * DAY_MS).toISOString().slice(0, 10);
      const { sunrise, sunset, nextSunrise } = dayOf(date);
      if (!sunrise || !sunset || !nextSunrise || at < sunrise || at >= nextSunrise) continue;
      const isDay = at < sunset;
      const [begin, end] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
      const share = (at.getTime() - begin.getTime()) / (end.getTime() - begin.getTime());
      return { isDay, share, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
    }
    return undefined;
  };
  const outOf = (kind: keyof typeof EIGHTHS) => (at: Date) => {
    const hour = hourOf(at);
    if (!hour) return false;
    return !hour.isDay || Math.floor(hour.share * 8) + 1 !== EIGHTHS[kind][hour.weekday];
  };

  const rules: Readonly<Record<ConditionKind, Holds>> = {
    waxing: (at) => elongation(at) < 180,
    waning: (at) => elongation(at) >= 180,
    'not-void': (at) => {
      voids ??= voidOfCourse(from, new Date(to.getTime() + 4 * DAY_MS));
      return !voids.some((one) => one.at <= at && at < one.until);
    },
    'moon-in': (at, signs) => signs.includes(positionOf('moon', at).sign),
    'moon-not-in': (at, signs) => !signs.includes(positionOf('moon', at).sign),
    'moon-aspect': (at, [body]) => {
      const apart = separation(lon('moon', at), lon(body as 'venus', at));
      return [60, 120].some((angle) => Math.abs(apart - angle) < 3);
    },
    'moon-clear-of': (at, [body]) => {
      const apart = separation(lon('moon', at), lon(body as 'mars', at));
      return [0, 90, 180].every((angle) => Math.abs(apart - angle) > 3);
    },
    'not-via-combusta': (at) => {
      const { longitude } = positionOf('moon', at);
      return longitude < 180 + 15 || longitude >= 210 + 15;
    },
    direct: (at, [planet]) => !positionOf(planet as 'venus', at).retrograde,
    'not-combust': (at, [planet]) => separation(lon(planet as 'venus', at), lon('sun', at)) >= 8.5,
    'no-eclipse': (at, [days]) => {
      const month = 31 * DAY_MS;
      dark ??= eclipses(new Date(from.getTime() - month), new Date(to.getTime() + month));
      const reach = Number(days) * DAY_MS;
      return !dark.some((one) => Math.abs(one.at.getTime() - at.getTime()) < reach);
    },
    rising: (at, signs) => signs.includes(signAt(anglesAt(at, place).ascendant).key),
    'day-of': (at, rulers) => rulers.includes(WEEK[hourOf(at)?.weekday ?? -1] ?? ''),
    'hour-of': (at, rulers) => {
      const hour = hourOf(at);
      if (!hour) return false;
      const number = Math.floor(hour.share * 12) + (hour.isDay ? 0 : 12);
      const first = CHALDEAN.indexOf(WEEK[hour.weekday] ?? '');
      return rulers.includes(CHALDEAN[(first + number) % 7] ?? '');
    },
    tithi: (at) => {
      const tithi = Math.floor(elongation(at) / 12) + 1;
      return ![4, 9, 14, 19, 24, 29, 30].includes(tithi);
    },
    nakshatra: (at, natures) => natures.includes(natureOf(nakshatra(at))),
    'wedding-nakshatra': (at) => WEDDING.includes(NAKSHATRAS[nakshatra(at) - 1] ?? ''),
    yoga: (at) => {
      const number = Math.floor(normalize(sidereal('moon', at) + sidereal('sun', at)) / (40 / 3));
      return !['Vyatipata', 'Vaidhriti'].includes(YOGAS[number] ?? '');
    },
    'no-vishti': (at) => KARANAS[Math.floor(elongation(at) / 6)] !== 'Vishti',
    'no-panchaka': (at) => sidereal('moon', at) < 300,
    'no-rahu-kalam': outOf('no-rahu-kalam'),
    'no-yamaganda': outOf('no-yamaganda'),
    'no-gulika': outOf('no-gulika'),
    abhijit: (at) => {
      const hour = hourOf(at);
      if (!hour?.isDay || hour.weekday === 3) return false;
      return Math.floor(hour.share * 15) === 7;
    },
    'good-choghadiya': (at) => {
      const hour = hourOf(at);
      if (!hour) return false;
      const { isDay, share, weekday } = hour;
      const [round, first] = isDay
        ? [DAY_ROUND, DAY_BEGINS[weekday]]
        : [NIGHT_ROUND, NIGHT_BEGINS[weekday]];
      const index = round.indexOf(first ?? '') + Math.floor(share * 8);
      return GOOD.includes(round[index % 7] ?? '');
    },
    visible: (at, [planet]) => !kundliAt(at, place).grahas[planet as 'venus'].combust,
    'no-kharmas': (at) => ![8, 11].includes(Math.floor(sidereal('sun', at) / 30)),
    'sun-up': (at) => {
      const { longitude, latitude } = positionOf('sun', at);
      return altitudeOf(longitude, latitude, localSky(at, place)) >= SUN_AT_HORIZON;
    },
    'by-day': (at) => {
      const { hour } = civilTime(zone, at);
      return hour >= 8 && hour < 20;
    },
    weekday: (at, names) => {
      const date = civilDate(zone, at);
      const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
      return names.includes(name.format(new Date(`${date}T00:00:00Z`)).toLowerCase());
    },
  };
  return ({ kind, words }: Condition, at: Date): boolean => rules[kind](at, words);
}
