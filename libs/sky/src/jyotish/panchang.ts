import { normalize } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import type { GeoPoint } from '../places/geo-point';
import { sunTimes } from '../astronomy/sun-times';
import { ayanamsaAt, type Ayanamsa } from './ayanamsas';
import { dayPartsOf, type DayAndNight, type DayParts } from './day-parts';
import { VARAS, type LunarMonthName } from './limb-names';
import { LIMBS, limbsBetween, type Limb, type LimbSpan } from './limbs';
import { lunarMonthAt, purnimantaName, type LunarMonth } from './lunar-month';
import { lunarYearsOf, sakaCivilDate, type LunarYears, type SakaDate } from './years';

export type Paksha = 'Shukla' | 'Krishna';

/** The panchang of a Vedic day: from the sunrise of a civil date to the next one. */
export interface PanchangDay extends DayAndNight {
  readonly date: string;
  readonly ayanamsa: Ayanamsa;
  /** 0 Sunday to 6. */
  readonly weekday: number;
  readonly vara: (typeof VARAS)[number];
  /** Every element that touches the day, with begin and end; the first runs at sunrise. */
  readonly limbs: Readonly<Record<Limb, readonly LimbSpan[]>>;
  readonly paksha: Paksha;
  readonly amanta: LunarMonth;
  readonly purnimanta: LunarMonthName;
  /** Sidereal signs at sunrise, 0 Mesha to 11 Meena. */
  readonly moonRashi: number;
  readonly sunRashi: number;
  readonly years: LunarYears;
  readonly sakaCivil: SakaDate;
  readonly parts: DayParts;
}

/**
 * The panchang of a civil date `YYYY-MM-DD` at a place. Sunrise and sunset: the upper limb on a
 * sea-level horizon with 34' of refraction. Null where the Sun does not rise, set and rise again.
 *
 * @throws SkyError `invalid_input` with the field at fault, `out_of_range`.
 */
export function panchangOf(
  date: string,
  place: GeoPoint,
  zone: string,
  ayanamsa: Ayanamsa = 'lahiri',
): PanchangDay | null {
  const { sunrise, sunset, nextSunrise } = sunTimes(date, place, zone);
  if (!sunrise || !sunset || !nextSunrise) return null;
  const limbs = Object.fromEntries(
    LIMBS.map((limb) => [limb, limbsBetween(limb, sunrise, nextSunrise, ayanamsa)]),
  ) as Record<Limb, LimbSpan[]>;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const paksha: Paksha = (limbs.tithi[0]?.number ?? 1) <= 15 ? 'Shukla' : 'Krishna';
  const amanta = lunarMonthAt(sunrise);
  const rashi = (body: 'sun' | 'moon') =>
    Math.floor(normalize(apparentLongitude(body, sunrise) - ayanamsaAt(sunrise, ayanamsa)) / 30);
  const day = { sunrise, sunset, nextSunrise };
  return {
    ...day,
    date,
    ayanamsa,
    weekday,
    vara: VARAS[weekday] ?? VARAS[0],
    limbs,
    paksha,
    amanta,
    purnimanta: purnimantaName(amanta, paksha),
    moonRashi: rashi('moon'),
    sunRashi: rashi('sun'),
    years: lunarYearsOf(date, amanta),
    sakaCivil: sakaCivilDate(date),
    parts: dayPartsOf(day, weekday),
  };
}
