import { asin, normalize, tan } from '../angle';
import { ascendantAt, equatorial, localSky } from './chart-angles';
import type { LocalSky } from './chart-angles';
import type { GeoPoint } from '../places/geo-point';
import { instantOf } from '../astronomy/instant';
import { SkyError } from '../sky-error';
import { SIGNS, signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

/** Degrees by which the sky turns over a place in a day: one turn and the Sun's daily way. */
const TURN_PER_DAY = 360.98564736629;

/** Milliseconds in which the sky turns by one degree. */
const MS_PER_DEGREE = 86_400_000 / TURN_PER_DAY;

/** The span in which one sign rises. */
export interface RisingSpan {
  readonly sign: SignKey;
  readonly from: Date;
  readonly to: Date;
}

/**
 * The signs that rise at a place between two instants, in order, the first and last cut off at
 * the ends. Twelve in a sidereal day; inside a polar circle fewer, some of them backwards.
 *
 * From the instants at which the twelve beginnings of signs rise, which follow directly from
 * their right ascensions and ascensional differences: right to a second.
 *
 * @throws SkyError `invalid_input` for a point off the globe, a reversed range or one of more
 * than 7 days, `out_of_range`.
 */
export function risingSigns(from: Date, to: Date, place: GeoPoint): RisingSpan[] {
  instantOf(to, 'to');
  const sky = localSky(from, place);
  const length = to.getTime() - from.getTime();
  if (!(length >= 0 && length <= 7 * 86_400_000))
    throw new SkyError('invalid_input', 'to', 'the range must be 0 to 7 days long');
  const turns = changes(sky).map((armc) => normalize(armc - sky.armc));
  const edges = [0, length];
  for (let turn = 0; turn * 360 * MS_PER_DEGREE < length; turn++)
    edges.push(...turns.map((degrees) => (degrees + 360 * turn) * MS_PER_DEGREE));
  const inside = edges.filter((edge) => edge <= length).sort((a, b) => a - b);

  const spans: RisingSpan[] = [];
  inside.forEach((edge, index) => {
    const end = inside[index + 1];
    if (end === undefined || end - edge < 1) return;
    const middle = sky.armc + (edge + end) / 2 / MS_PER_DEGREE;
    const sign = signAt(ascendantAt(middle, sky)).key;
    const until = new Date(from.getTime() + Math.round(end));
    const before = spans.at(-1);
    if (before?.sign === sign) spans[spans.length - 1] = { ...before, to: until };
    else spans.push({ sign, from: new Date(from.getTime() + Math.round(edge)), to: until });
  });
  return spans;
}

/**
 * How far the rising sign of a birth is from the one before and the one after it: `from` and `to`
 * of the span in which it rises, so that a doubt about the birth time can be weighed. Cut off a
 * day either way where a sign rises longer, near the poles.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function risingSpanAt(at: Date, place: GeoPoint): RisingSpan {
  instantOf(at);
  const day = 86_400_000;
  const [start, end] = [new Date(at.getTime() - day), new Date(at.getTime() + day)];
  const spans = risingSigns(start, end, place);
  // The spans cover the two days without a gap, so one of them holds the instant between.
  return spans.find((span) => at < span.to) as RisingSpan;
}

/**
 * The sidereal angles at which the rising sign can change, degrees: where the beginning of a sign
 * rises, and, inside a polar circle, where the ecliptic lies on the horizon and the ascendant
 * jumps to the opposite side.
 */
function changes({ obliquity, latitude }: LocalSky): number[] {
  const height = tan(Math.max(-89.9999, Math.min(89.9999, latitude)));
  const risings = SIGNS.flatMap((_, index) => {
    const { rightAscension, declination } = equatorial(30 * index, 0, obliquity);
    const lift = height * tan(declination);
    return Math.abs(lift) > 1 ? [] : [rightAscension - 90 - asin(lift)];
  });
  const flip = -1 / (height * tan(obliquity));
  const flips = Math.abs(flip) > 1 ? [] : [asin(flip), 180 - asin(flip)];
  return [...risings, ...flips];
}
