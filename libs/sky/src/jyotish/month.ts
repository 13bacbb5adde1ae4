import type { GeoPoint } from '../places/geo-point';
import { festivalsOf, MAX_FESTIVAL_LATITUDE, type Festival } from './festivals';
import { panchangOf, type PanchangDay } from './panchang';

/** Days that come round every month: by the tithi at sunrise, or by the Sun's way into a rashi. */
export const OBSERVANCES = ['ekadashi', 'purnima', 'amavasya', 'sankranti'] as const;
export type Observance = (typeof OBSERVANCES)[number];

export interface PanchangMonthDay {
  readonly date: string;
  /** Null where the Sun does not rise, set and rise again. */
  readonly panchang: PanchangDay | null;
  /** Festivals that fall on it by rule, and those that another school keeps on it. */
  readonly festivals: readonly { readonly festival: Festival; readonly isOfOthers: boolean }[];
  readonly observances: readonly Observance[];
}

const EKADASHIS = [11, 26];
const PURNIMA = 15;
const AMAVASYA = 30;

/**
 * The panchang of civil dates `YYYY-MM-DD` that follow each other, at a place, with the festivals
 * that follow by rule there. A tithi is observed on the day at whose sunrise it runs; of two such
 * days the first, and where it touches no sunrise the day that holds it. Sankranti is the day, from sunrise to sunrise, in which the Sun enters a rashi.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function panchangMonth(
  dates: readonly string[],
  place: GeoPoint,
  zone: string,
): PanchangMonthDay[] {
  const feasts = feastsOf(dates, place, zone);
  const first = dates[0];
  // The day before the first, and the day after the last, decide what begins and ends between.
  const days = first ? [awayFrom(first, -1), ...dates, awayFrom(dates.at(-1) ?? first, 1)] : [];
  const found = days.map((date) => panchangOf(date, place, zone));
  return dates.map((date, index) => {
    const [before, panchang, after] = found.slice(index, index + 3);
    return {
      date,
      panchang: panchang ?? null,
      festivals: feasts.flatMap(({ festival, date: kept, otherDate }) => [
        ...(kept === date ? [{ festival, isOfOthers: false }] : []),
        ...(otherDate === date ? [{ festival, isOfOthers: true }] : []),
      ]),
      observances: panchang ? observancesOf(panchang, before ?? null, after ?? null) : [],
    };
  });
}

function feastsOf(dates: readonly string[], place: GeoPoint, zone: string) {
  if (Math.abs(place.latitude) > MAX_FESTIVAL_LATITUDE) return [];
  const years = new Set(dates.map((date) => Number(date.slice(0, 4))));
  return [...years].flatMap((year) => festivalsOf(year, place, zone));
}

function observancesOf(
  day: PanchangDay,
  before: PanchangDay | null,
  after: PanchangDay | null,
): Observance[] {
  const [first, ...rest] = day.limbs.tithi;
  const isSecond = before?.limbs.tithi[0]?.number === first?.number;
  const lost = rest.filter(({ to }) => to < day.nextSunrise);
  const kept = [...(first && !isSecond ? [first] : []), ...lost].map(({ number }) => number);
  return [
    ...(kept.some((number) => EKADASHIS.includes(number)) ? ['ekadashi' as const] : []),
    ...(kept.includes(PURNIMA) ? ['purnima' as const] : []),
    ...(kept.includes(AMAVASYA) ? ['amavasya' as const] : []),
    ...(after && after.sunRashi !== day.sunRashi ? ['sankranti' as const] : []),
  ];
}

function awayFrom(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
