import { separation, wrap } from '../angle';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { SkyError } from '../sky-error';

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
  /** Whether the Sun and Moon widen its orb. */
  readonly wide: boolean;
  readonly glyph: string;
}

/** The eleven aspects, by angle. */
export const ASPECTS: readonly AspectKind[] = [
  { key: 'conjunction', angle: 0, major: true, wide: true, glyph: '☌' },
  { key: 'semi-sextile', angle: 30, major: false, wide: false, glyph: '⚺' },
  { key: 'semi-square', angle: 45, major: false, wide: false, glyph: '∠' },
  { key: 'sextile', angle: 60, major: true, wide: false, glyph: '⚹' },
  { key: 'quintile', angle: 72, major: false, wide: false, glyph: 'Q' },
  { key: 'square', angle: 90, major: true, wide: true, glyph: '□' },
  { key: 'trine', angle: 120, major: true, wide: true, glyph: '△' },
  { key: 'sesquiquadrate', angle: 135, major: false, wide: false, glyph: '⚼' },
  { key: 'biquintile', angle: 144, major: false, wide: false, glyph: 'bQ' },
  { key: 'quincunx', angle: 150, major: false, wide: false, glyph: '⚻' },
  { key: 'opposition', angle: 180, major: true, wide: true, glyph: '☍' },
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
  const between = aspectFinder(table);
  const found: Aspect[] = [];
  points.forEach((first, index) => {
    for (let other = index + 1; other < points.length; other++) {
      const aspect = between(first, points[other] as ChartPoint);
      if (aspect) found.push(aspect);
    }
  });
  return found;
}

/** Tells the aspect of two points, if any. */
type AspectFinder = (first: ChartPoint, second: ChartPoint) => Aspect | undefined;

const finders = new WeakMap<OrbTable, AspectFinder>();

/**
 * A function that tells the aspect of two points, if any, by a table of orbs: the one nearest to
 * exact where the table lets two overlap. The function throws SkyError `invalid_input` when a
 * longitude is not finite.
 */
export function aspectFinder(table: OrbTable = STANDARD_ORBS): AspectFinder {
  const known = finders.get(table);
  if (known) return known;
  const kindsNear = kindsByDegree(table);
  const finder: AspectFinder = (first, second) => {
    const apart = separation(first.longitude, second.longitude);
    const kinds = kindsNear[Math.floor(apart)];
    if (!kinds)
      throw new SkyError('invalid_input', 'longitude', 'longitude is not a finite number');
    if (kinds.length === 0) return undefined;
    const withAngle = isAngle(first.point) || isAngle(second.point);
    const withLuminary = isLuminary(first.point) || isLuminary(second.point);
    let found: Kind | undefined;
    let orb = Infinity;
    for (const kind of kinds) {
      const off = Math.abs(apart - kind.angle);
      const limit = withAngle ? table.angle : withLuminary ? kind.luminary : kind.orb;
      if (off <= limit && off < orb) {
        found = kind;
        orb = off;
      }
    }
    return found && aspectOf(first, second, found, orb);
  };
  finders.set(table, finder);
  return finder;
}

/** An aspect and its orbs, degrees: among any two points, and with a luminary. */
interface Kind {
  readonly key: AspectKey;
  readonly angle: number;
  readonly orb: number;
  readonly luminary: number;
}

/** By whole degrees of a separation, 0 to 180: the aspects that two points so far apart may have. */
function kindsByDegree(table: OrbTable): readonly (readonly Kind[])[] {
  const kinds: Kind[] = ASPECTS.map(({ key, angle, wide }) => {
    const orb = table.orbs[key];
    return { key, angle, orb, luminary: orb + (wide ? table.luminary : 0) };
  });
  return Array.from({ length: 181 }, (_, degree) =>
    kinds.filter(({ angle, orb, luminary }) => {
      const widest = Math.max(orb, luminary, table.angle);
      return degree + 1 >= angle - widest && degree <= angle + widest;
    }),
  );
}

function aspectOf(
  one: ChartPoint,
  other: ChartPoint,
  kind: { key: AspectKey; angle: number },
  orb: number,
): Aspect {
  const [first, second, aspect] = [one.point, other.point, kind.key];
  const rate = rateOfOrb(one, other, kind.angle);
  if (rate === undefined) return { first, second, aspect, orb };
  return { first, second, aspect, orb, applying: rate < 0 };
}

function isLuminary(point: AspectPoint): boolean {
  return point === 'sun' || point === 'moon';
}

function isAngle(point: AspectPoint): boolean {
  return point === 'ascendant' || point === 'midheaven';
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
