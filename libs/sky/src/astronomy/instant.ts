import { AstroTime, DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine';
import { SkyError } from '../sky-error';

/** The first instant the library answers for: 1 January 1800, 00:00 UTC. */
export const EARLIEST = new Date(Date.UTC(1800, 0, 1));

/** The first instant it no longer answers for: 1 January 2201, 00:00 UTC. */
export const LATEST = new Date(Date.UTC(2201, 0, 1));

/**
 * TT - UT in seconds at the start of a year: observed values to 2024 (IERS), then the long-term
 * trend of Stephenson, Morrison and Hohenkerk (2016). The polynomials of Espenak and Meeus, good
 * before 2005, run ahead of the real Earth after it: 6 seconds by 2026, 6" of the Moon by 2035.
 */
const DELTA_T: readonly (readonly [year: number, seconds: number])[] = [
  [2005, 64.7],
  [2010, 66.1],
  [2015, 67.6],
  [2018, 69.0],
  [2020, 69.4],
  [2024, 69.1],
  [2028, 68.8],
  [2035, 70.5],
  [2040, 71.8],
  [2050, 75.2],
  [2075, 83.2],
  [2100, 93.4],
  [2125, 106.1],
  [2150, 121.7],
  [2175, 140.5],
  [2210, 172],
];

/**
 * TT - UT in seconds, at `days` of UT since 1 January 2000, 12:00.
 *
 * Espenak and Meeus before 2005, then linear between tabulated values; within 1.2 s of the
 * observed values, a prediction after 2024.
 */
export function deltaT(days: number): number {
  const year = 2000 + (days - 14) / 365.24217;
  const next = DELTA_T.findIndex(([tabulated]) => tabulated > year);
  const before = DELTA_T[next - 1];
  const after = DELTA_T[next];
  if (!before || !after) return DeltaT_EspenakMeeus(days);
  return before[1] + ((after[1] - before[1]) * (year - before[0])) / (after[0] - before[0]);
}

// astronomy-engine keeps one such function for all its users; every file that computes a time
// comes through this one, so it is set before the first.
SetDeltaTFunction(deltaT);

/**
 * The instant `at` as astronomy-engine wants it; UTC is taken as UT1 (they differ by less than
 * 0.9 s).
 *
 * @throws SkyError `invalid_input` when it is no date, `out_of_range` outside 1800 to 2200.
 */
export function instantOf(at: Date, field = 'at'): AstroTime {
  const ms = at instanceof Date ? at.getTime() : NaN;
  if (Number.isNaN(ms)) throw new SkyError('invalid_input', field, `${field} is not a valid date`);
  if (ms < EARLIEST.getTime() || ms >= LATEST.getTime())
    throw new SkyError('out_of_range', field, `${field} lies outside the years 1800 to 2200`);
  return new AstroTime(at);
}

/**
 * Checks both ends of a time range; `to` may be `LATEST` itself, since a range does not include
 * its end.
 *
 * @throws SkyError as `instantOf`, and `invalid_input` when `to` comes before `from`.
 */
export function checkRange(from: Date, to: Date): void {
  instantOf(from, 'from');
  if (!(to instanceof Date && to.getTime() === LATEST.getTime())) instantOf(to, 'to');
  if (to < from) throw new SkyError('invalid_input', 'to', 'to comes before from');
}
