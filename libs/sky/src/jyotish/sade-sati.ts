import { normalize } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import { EARLIEST, LATEST } from '../astronomy/range';
import { DAY_MS, signChanges } from '../astronomy/search';
import { SkyError } from '../sky-error';
import { ayanamsaAt, type Ayanamsa } from './ayanamsas';

/** Saturn in the twelfth, the first and the second sign from the Moon's. */
export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const;
export type SadeSatiPhase = (typeof SADE_SATI_PHASES)[number];

export interface SadeSatiSpan {
  readonly phase: SadeSatiPhase;
  readonly from: Date;
  readonly to: Date;
}

/** Saturn moves at most 0.14 degrees a day and turns twice a year: five days miss no sign. */
const STEP_MS = 5 * DAY_MS;
const WIDE_STEP_MS = 6 * STEP_MS;
/** The sine of six times 4.5 degrees, which Saturn does not cover in a wide step. */
const NEAR = Math.sin((4.5 * Math.PI) / 30);

/**
 * When Saturn goes through the three sidereal signs around that of the Moon at birth, between two
 * instants; cut to them. A retrograde loop over a border gives a sign twice, so the spans of one
 * sade sati may be more than three. `moonRashi` is 0 Mesha to 11 Meena.
 *
 * @throws SkyError `invalid_input` for a rashi outside 0 to 11 or a reversed range, `out_of_range`.
 */
export function sadeSatiBetween(
  moonRashi: number,
  from: Date,
  to: Date,
  ayanamsa: Ayanamsa = 'lahiri',
): SadeSatiSpan[] {
  if (!Number.isInteger(moonRashi) || moonRashi < 0 || moonRashi > 11)
    throw new SkyError('invalid_input', 'moonRashi', 'the rashi is not 0 to 11');
  if (!(from <= to)) throw new SkyError('invalid_input', 'to', 'to comes before from');
  if (from < EARLIEST || to > LATEST)
    throw new SkyError('out_of_range', 'from', 'the range lies outside the years 1800 to 2200');
  const saturn = (ms: number) => {
    const at = new Date(Math.min(ms, LATEST.getTime() - 1));
    return normalize(apparentLongitude('saturn', at) - ayanamsaAt(at, ayanamsa));
  };
  const borders = signBorders(saturn, from.getTime(), to.getTime());
  const spans = borders.slice(1).map((end, index) => {
    const begin = borders[index] ?? end;
    const rashi = Math.floor(saturn((begin + end) / 2) / 30);
    // The sign before the Moon's is 0, its own 1, the one after it 2.
    const phase = SADE_SATI_PHASES[(rashi - moonRashi + 13) % 12];
    return phase && { phase, from: new Date(begin), to: new Date(end) };
  });
  return spans.filter((span) => span !== undefined);
}

/** The ends of a stretch of time and the instants between them at which a longitude changes its sign. */
function signBorders(longitude: (ms: number) => number, from: number, to: number): number[] {
  // The sine of six times the angle changes its sign at every border of a sign, and nowhere else.
  const sine = (ms: number) => Math.sin((longitude(ms) * Math.PI) / 30);
  const changes = signChanges(sine, gridOf(sine, from, to));
  return [from, ...changes.map(({ at }) => Math.round(at)), to];
}

/** Instants close enough to miss no border: wide apart, and narrow where a border is within reach. */
function gridOf(sine: (ms: number) => number, from: number, to: number): number[] {
  const wide = evenly(from, to, WIDE_STEP_MS);
  const isNear = wide.map((ms) => Math.abs(sine(ms)) < NEAR);
  const [first = from] = wide;
  const rest = wide.slice(1).flatMap((end, index) => {
    const isNarrow = isNear[index] === true || isNear[index + 1] === true;
    return isNarrow ? evenly(wide[index] ?? end, end, STEP_MS).slice(1) : [end];
  });
  return [first, ...rest];
}

function evenly(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
