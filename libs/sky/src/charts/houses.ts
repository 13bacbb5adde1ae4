import { asin, cos, normalize, sin, tan } from '../angle';
import { ascendantAt, eclipticAt, localSky } from './chart-angles';
import type { LocalSky } from './chart-angles';
import type { GeoPoint } from '../places/geo-point';
import { SkyError } from '../sky-error';

export const HOUSE_SYSTEMS = ['placidus', 'whole-sign', 'equal', 'koch', 'porphyry'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** The twelve house cusps of a chart; or, said plainly, that the system has none there. */
export type Houses =
  | {
      readonly system: HouseSystem;
      readonly defined: true;
      /** Ecliptic longitudes of date where houses 1 to 12 begin, degrees 0..360. */
      readonly cusps: readonly number[];
    }
  | {
      readonly system: HouseSystem;
      readonly defined: false;
      readonly reason: 'undefined_at_latitude';
      /** The system is undefined at this distance from the equator and beyond, degrees. */
      readonly limit: number;
    };

/**
 * The house cusps of a place at an instant.
 *
 * Placidus and Koch rest on the rising and setting of every point of the ecliptic; at and beyond
 * a polar circle some never do, and the answer is `defined: false`. Whole sign, equal and
 * Porphyry exist everywhere. Within 5" of Swiss Ephemeris.
 *
 * @throws SkyError `invalid_input` for a system, a date or a point that is none, `out_of_range`.
 */
export function housesAt(system: HouseSystem, at: Date, place: GeoPoint): Houses {
  return housesOf(system, localSky(at, place));
}

/** The same from a known local sky. */
export function housesOf(system: HouseSystem, sky: LocalSky): Houses {
  const ascendant = ascendantAt(sky.armc, sky);
  const midheaven = eclipticAt(sky.armc, sky.obliquity);
  switch (system) {
    case 'whole-sign':
      return everyThirty(system, 30 * Math.floor(ascendant / 30));
    case 'equal':
      return everyThirty(system, ascendant);
    case 'porphyry':
      return { system, defined: true, cusps: porphyry(ascendant, midheaven) };
    case 'placidus':
    case 'koch': {
      const limit = 90 - sky.obliquity;
      if (Math.abs(sky.latitude) >= limit)
        return { system, defined: false, reason: 'undefined_at_latitude', limit };
      const between = system === 'koch' ? koch(sky, midheaven) : placidus(sky);
      return { system, defined: true, cusps: fromQuadrants(ascendant, midheaven, between) };
    }
    default:
      throw new SkyError('invalid_input', 'system', `${String(system)} is not a house system`);
  }
}

function everyThirty(system: HouseSystem, first: number): Houses {
  const cusps = Array.from({ length: 12 }, (_, house) => normalize(first + 30 * house));
  return { system, defined: true, cusps };
}

/** Cusps 11, 12, 2 and 3: those that a quadrant system differs by from others. */
type Between = readonly [eleventh: number, twelfth: number, second: number, third: number];

function fromQuadrants(ascendant: number, midheaven: number, between: Between): number[] {
  const [eleventh, twelfth, second, third] = between;
  // Cusp by cusp: a chart has one such list, and spreading and mapping six takes as long as Placidus.
  return [
    ascendant,
    second,
    third,
    normalize(midheaven + 180),
    normalize(eleventh + 180),
    normalize(twelfth + 180),
    normalize(ascendant + 180),
    normalize(second + 180),
    normalize(third + 180),
    midheaven,
    eleventh,
    twelfth,
  ];
}

/** Each quadrant of the ecliptic in three equal parts. */
function porphyry(ascendant: number, midheaven: number): number[] {
  const third = normalize(ascendant - midheaven) / 3;
  return fromQuadrants(ascendant, midheaven, [
    normalize(midheaven + third),
    normalize(midheaven + 2 * third),
    normalize(ascendant + 60 - third),
    normalize(ascendant + 120 - 2 * third),
  ]);
}

/** The ascendants of the moments that divide the midheaven's time above the horizon (W. Koch). */
function koch(sky: LocalSky, midheaven: number): Between {
  const declination = asin(sin(sky.obliquity) * sin(midheaven));
  const arc = (90 + asin(tan(declination) * tan(sky.latitude))) / 3;
  const ascendant = (turn: number) => ascendantAt(sky.armc + turn, sky);
  return [ascendant(-2 * arc), ascendant(-arc), ascendant(arc), ascendant(2 * arc)];
}

/** Points that have done one or two thirds of their own way between horizon and meridian. */
function placidus({ armc, obliquity, latitude }: LocalSky): Between {
  const k = tan(latitude) * tan(obliquity);
  const cusp = (start: number, share: number) =>
    eclipticAt(divisionOfArc(start, share, k), obliquity);
  return [
    cusp(armc + 30, 1 / 3),
    cusp(armc + 60, 2 / 3),
    cusp(armc + 120, 2 / 3),
    cusp(armc + 150, 1 / 3),
  ];
}

/** Newton's steps that are tried first, and the last of them, in degrees, that shows it has arrived. */
const MAX_LEAPS = 6;
const ARRIVED = 1e-6;

/**
 * The right ascension a that equals `start` plus `share` of its own ascensional difference
 * asin(k sin a): by Newton's method, three steps at most latitudes, else by repetition. Below the
 * polar circles |k| < 1, so each repetition shrinks the error to at most `share` of the one before:
 * 70 of them reach the tolerance, the rest is for a rounding error that swings to and fro within a
 * millionth of a degree of a polar circle.
 */
function divisionOfArc(start: number, share: number, k: number): number {
  let ra = start;
  for (let leap = 0; leap < MAX_LEAPS; leap++) {
    const sine = k * sin(ra);
    const slope = (share * k * cos(ra)) / Math.sqrt(1 - sine * sine);
    const step = (start + share * asin(sine) - ra) / (1 - slope);
    ra += step;
    if (Math.abs(step) < ARRIVED) return ra;
  }
  ra = start;
  for (let round = 0; round < 100; round++) {
    const next = start + share * asin(k * sin(ra));
    if (Math.abs(next - ra) < 1e-10) return next;
    ra = next;
  }
  return ra;
}
