import { separation, wrap } from './angle';
import { PLANETS } from './bodies';
import type { Planet } from './bodies';
import { SkyError } from './sky-error';

export type AspectKey =
  | 'conjunction'
  | 'semi-sextile'
  | 'semi-square'
  | 'sextile'
  | 'quintile'
  | 'square'
  | 'trine'
  | 'sesquiquadrate'
  | 'biquintile'
  | 'quincunx'
  | 'opposition';

export interface AspectKind {
  readonly key: AspectKey;
  /** The exact separation, degrees. */
  readonly angle: number;
  readonly major: boolean;
  readonly glyph: string;
}

/** The eleven aspects, by angle. */
export const ASPECTS: readonly AspectKind[] = [
  { key: 'conjunction', angle: 0, major: true, glyph: '☌' },
  { key: 'semi-sextile', angle: 30, major: false, glyph: '⚺' },
  { key: 'semi-square', angle: 45, major: false, glyph: '∠' },
  { key: 'sextile', angle: 60, major: true, glyph: '⚹' },
  { key: 'quintile', angle: 72, major: false, glyph: 'Q' },
  { key: 'square', angle: 90, major: true, glyph: '□' },
  { key: 'trine', angle: 120, major: true, glyph: '△' },
  { key: 'sesquiquadrate', angle: 135, major: false, glyph: '⚼' },
  { key: 'biquintile', angle: 144, major: false, glyph: 'bQ' },
  { key: 'quincunx', angle: 150, major: false, glyph: '⚻' },
  { key: 'opposition', angle: 180, major: true, glyph: '☍' },
];

/** What takes part in aspects: the ten bodies and the two angles of the chart. */
export const ASPECT_POINTS = [...PLANETS, 'ascendant', 'midheaven'] as const;
export type AspectPoint = Planet | 'ascendant' | 'midheaven';

/** How far from exact, in degrees, each aspect still counts; a limit belongs to its aspect. */
export interface OrbTable {
  readonly orbs: Readonly<Record<AspectKey, number>>;
  /** Added to a conjunction, opposition, square or trine of the Sun or Moon. */
  readonly luminary: number;
  /** For any aspect with the ascendant or the midheaven. */
  readonly angle: number;
}

/** The usual modern orbs; with them no two aspects overlap. */
export const STANDARD_ORBS: OrbTable = {
  orbs: {
    conjunction: 8,
    'semi-sextile': 2,
    'semi-square': 2,
    sextile: 6,
    quintile: 2,
    square: 8,
    trine: 8,
    sesquiquadrate: 2,
    biquintile: 2,
    quincunx: 3,
    opposition: 8,
  },
  luminary: 2,
  angle: 3,
};

/** A point of a chart: its longitude in degrees and its speed in degrees per day. */
export interface ChartPoint {
  readonly point: AspectPoint;
  readonly longitude: number;
  /** Left out for angles: they turn with the Earth and neither apply nor separate. */
  readonly speed?: number | undefined;
}

export interface Aspect {
  readonly first: AspectPoint;
  readonly second: AspectPoint;
  readonly aspect: AspectKey;
  /** Distance from exact, degrees, never negative. */
  readonly orb: number;
  /** Whether the orb is shrinking at that instant; undefined where a point has no speed. */
  readonly applying?: boolean;
}

/**
 * Every aspect among the points of one chart, each pair once, in the order of the points.
 * Separations are of ecliptic longitude, 0..180 degrees.
 *
 * @throws SkyError `invalid_input` when a longitude is not finite.
 */
export function aspectsAmong(
  points: readonly ChartPoint[],
  table: OrbTable = STANDARD_ORBS,
): Aspect[] {
  return points.flatMap((first, index) =>
    points.slice(index + 1).flatMap((second) => {
      const aspect = aspectBetween(first, second, table);
      return aspect ? [aspect] : [];
    }),
  );
}

/**
 * The aspect of two points, if any: the one nearest to exact where a table lets two overlap.
 *
 * @throws SkyError `invalid_input` when a longitude is not finite.
 */
export function aspectBetween(
  first: ChartPoint,
  second: ChartPoint,
  table: OrbTable = STANDARD_ORBS,
): Aspect | undefined {
  const apart = separation(first.longitude, second.longitude);
  if (Number.isNaN(apart))
    throw new SkyError('invalid_input', 'longitude', 'longitude is not a finite number');
  let found: { kind: AspectKind; orb: number } | undefined;
  for (const kind of ASPECTS) {
    const orb = Math.abs(apart - kind.angle);
    if (orb <= orbOf(kind.key, first.point, second.point, table) && orb < (found?.orb ?? Infinity))
      found = { kind, orb };
  }
  if (!found) return undefined;
  const { kind, orb } = found;
  const rate = rateOfOrb(first, second, kind.angle);
  return {
    first: first.point,
    second: second.point,
    aspect: kind.key,
    orb,
    ...(rate === undefined ? {} : { applying: rate < 0 }),
  };
}

/** The largest orb, in degrees, that a table allows an aspect of two points. */
export function orbOf(
  aspect: AspectKey,
  first: AspectPoint,
  second: AspectPoint,
  table: OrbTable = STANDARD_ORBS,
): number {
  const pair = [first, second];
  if (pair.includes('ascendant') || pair.includes('midheaven')) return table.angle;
  const wide = ['conjunction', 'opposition', 'square', 'trine'].includes(aspect);
  const luminary = pair.includes('sun') || pair.includes('moon');
  return table.orbs[aspect] + (wide && luminary ? table.luminary : 0);
}

/**
 * Degrees per day by which the orb changes, from both speeds: which body is faster, or ahead,
 * says nothing when one is retrograde.
 */
function rateOfOrb(first: ChartPoint, second: ChartPoint, angle: number): number | undefined {
  if (first.speed === undefined || second.speed === undefined) return undefined;
  const apart = wrap(first.longitude - second.longitude);
  const opening = (first.speed - second.speed) * Math.sign(apart);
  return opening * Math.sign(Math.abs(apart) - angle);
}
