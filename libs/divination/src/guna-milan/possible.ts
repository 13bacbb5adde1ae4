import { DivinationError } from '../divination-error';
import { gunaMilan, gunaTraits, KOOTAS, type GunaMilan, type Koota } from '../guna-milan';

/** Where a Moon can have been: sidereal degrees 0 <= `from` < 360, and how far it went on from there. */
export interface MoonArc {
  readonly from: number;
  /** Degrees, 0 for a Moon that is known; below 40. */
  readonly width: number;
}

/** What the eight kootas can be for two Moons of which one or both are known by a stretch alone. */
export interface PossibleGunas {
  /** One for each pair of stretches in which nothing changes. */
  readonly matches: readonly GunaMilan[];
  /** Every value that a koota can have, ascending; a single one is certain. */
  readonly points: Readonly<Record<Koota, readonly number[]>>;
  /** The lowest and the highest sum; a sum of the lowest values may lie below it, for they need not meet. */
  readonly least: number;
  readonly most: number;
}

/** Padas are as wide as two of these, and the middles of Sagittarius and Capricorn lie on their borders. */
const STRETCHES_A_DEGREE = 0.6;
const MAX_WIDTH = 40;

/**
 * All matchings that two stretches of the Moon allow.
 *
 * @throws DivinationError `not_a_number`, `out_of_range` for an arc that is none.
 */
export function possibleGunas(groom: MoonArc, bride: MoonArc): PossibleGunas {
  const brides = moonsOf(bride, 'bride');
  const matches = moonsOf(groom, 'groom').flatMap((one) =>
    brides.map((other) => gunaMilan(one, other)),
  );
  const totals = matches.map(({ total }) => total);
  const names = Object.keys(KOOTAS) as Koota[];
  const points = Object.fromEntries(
    names.map((koota) => [koota, ascending(matches.map((match) => match.points[koota]))]),
  ) as Record<Koota, number[]>;
  return { matches, points, least: Math.min(...totals), most: Math.max(...totals) };
}

/**
 * A Moon for each stretch of an arc in which the kootas stay the same, in their order.
 *
 * @throws DivinationError `not_a_number`, `out_of_range`.
 */
export function moonsOf({ from, width }: MoonArc, field = 'moon'): number[] {
  gunaTraits(from, field);
  if (!(width >= 0 && width < MAX_WIDTH))
    throw new DivinationError('out_of_range', field, `must be an arc of less than ${MAX_WIDTH}°`);
  const [first, last] = [from, from + width].map((at) => Math.floor(at * STRETCHES_A_DEGREE));
  const later = Array.from({ length: (last ?? 0) - (first ?? 0) }, (_, step) => {
    return (((first ?? 0) + step + 1.5) / STRETCHES_A_DEGREE) % 360;
  });
  return [from, ...later];
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
