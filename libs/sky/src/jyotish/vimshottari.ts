import { normalize } from '../angle';
import { DAY_MS } from '../astronomy/search';
import { SkyError } from '../sky-error';
import type { Graha } from './grahas';

/** The lords of the periods in their order, with the years of each; 120 years in all. */
export const DASHA_YEARS = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
] as const satisfies readonly (readonly [Graha, number])[];

const CYCLE_YEARS = 120;

/** How many days a year of the periods has, by the schools: Julian, tropical, sidereal, savana. */
export const DASHA_YEAR_DAYS = {
  julian: 365.25,
  tropical: 365.2422,
  sidereal: 365.256364,
  savana: 360,
} as const;
export type DashaYear = keyof typeof DASHA_YEAR_DAYS;

/** Mahadasha, antardasha, pratyantardasha, sookshma, prana. */
export const DASHA_LEVELS = 5;

export interface DashaPeriod {
  /** The lords from the mahadasha down to this period. */
  readonly lords: readonly Graha[];
  readonly from: Date;
  readonly to: Date;
}

/** The nine mahadashas that begin with the one running at birth, and how they were counted. */
export interface Vimshottari {
  readonly year: DashaYear;
  /** Years of the first period that are left at birth. */
  readonly balanceYears: number;
  readonly periods: readonly DashaPeriod[];
}

/**
 * The Vimshottari periods of a life: the lord of the Moon's nakshatra rules first, and its period
 * has run for the share of the nakshatra that the Moon has passed. `moon` is the sidereal longitude
 * at birth, degrees. A year has 365.25 days unless told (K. S. Krishnamurti, Reader I).
 *
 * A minute of birth time moves all borders together, up to five days in a period of Venus, so they
 * are dates and not hours.
 *
 * @throws SkyError `invalid_input` when the longitude is not finite or the date is none.
 */
export function vimshottari(birth: Date, moon: number, year: DashaYear = 'julian'): Vimshottari {
  if (!Number.isFinite(moon))
    throw new SkyError('invalid_input', 'moon', 'the longitude is not a finite number');
  if (Number.isNaN(birth.getTime()))
    throw new SkyError('invalid_input', 'birth', 'birth is not a valid date');
  const nakshatras = (normalize(moon) * 3) / 40;
  const first = Math.floor(nakshatras) % 9;
  const passed = nakshatras % 1;
  const years = DASHA_YEARS[first]?.[1] ?? 0;
  const from = birth.getTime() - passed * years * DASHA_YEAR_DAYS[year] * DAY_MS;
  const to = from + CYCLE_YEARS * DASHA_YEAR_DAYS[year] * DAY_MS;
  return {
    year,
    balanceYears: years * (1 - passed),
    periods: divided([], first, from, to),
  };
}

/**
 * The nine periods within a period of up to the fourth level, the first with the period's own lord;
 * each lasts the share of it that its lord has of 120 years.
 *
 * @throws SkyError `invalid_input` for a period of the fifth level, which is not divided further.
 */
export function subPeriods({ lords, from, to }: DashaPeriod): DashaPeriod[] {
  if (lords.length >= DASHA_LEVELS)
    throw new SkyError('invalid_input', 'lords', 'a prana dasha is not divided further');
  const first = DASHA_YEARS.findIndex(([lord]) => lord === lords.at(-1));
  return divided(lords, first, from.getTime(), to.getTime());
}

/**
 * The periods that run at an instant, from the mahadasha down to `levels` (1 to 5); empty before
 * the first and after the last.
 */
export function periodsAt(
  { periods }: Vimshottari,
  at: Date,
  levels = DASHA_LEVELS,
): readonly DashaPeriod[] {
  const running: DashaPeriod[] = [];
  let within: readonly DashaPeriod[] = periods;
  while (running.length < levels) {
    const now = within.find(({ from, to }) => at >= from && at < to);
    if (!now) break;
    running.push(now);
    if (running.length < levels) within = subPeriods(now);
  }
  return running;
}

function divided(above: readonly Graha[], first: number, from: number, to: number): DashaPeriod[] {
  let yearsBefore = 0;
  const border = (years: number) => new Date(from + ((to - from) * years) / CYCLE_YEARS);
  return DASHA_YEARS.map((_, step) => {
    const [lord, years] = DASHA_YEARS[(first + step) % 9] as (typeof DASHA_YEARS)[number];
    const period = {
      lords: [...above, lord],
      from: border(yearsBefore),
      to: border(yearsBefore + years),
    };
    yearsBefore += years;
    return period;
  });
}
