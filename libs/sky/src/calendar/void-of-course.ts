import { normalize, wrap } from '../angle';
import { PLANETS } from '../bodies';
import { apparentLongitude, positionsAt } from '../astronomy/ephemeris';
import { ingressesOf } from './ingresses';
import { instantOf } from '../astronomy/instant';
import { checkRange, EARLIEST, LATEST } from '../astronomy/range';
import { DAY_MS, rootBetween } from '../astronomy/search';
import { signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

/** The aspects that count, by the Moon's distance ahead of the other body. */
const ASPECT_AT = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
  240: 'trine',
  270: 'square',
  300: 'sextile',
} as const;

type VoidAspect = (typeof ASPECT_AT)[keyof typeof ASPECT_AT];

const ANGLES = [300, 270, 240, 180, 120, 90, 60, 0] as const satisfies (keyof typeof ASPECT_AT)[];

const BODIES = PLANETS.filter((planet) => planet !== 'moon');

/** The Moon is void of course: after its last major aspect before it leaves a sign. */
export interface VoidOfCourse {
  readonly kind: 'void-of-course';
  /** The instant of the last aspect. */
  readonly at: Date;
  /** The instant at which the Moon enters the next sign. */
  readonly until: Date;
  readonly aspect: VoidAspect;
  /** The body that aspect was made with. */
  readonly body: (typeof BODIES)[number];
  /** The sign the Moon is in at the end. */
  readonly sign: SignKey;
  readonly nextSign: SignKey;
}

/**
 * The void-of-course periods of the Moon that end from `from` on and before `to`, in order of
 * time; a period that began earlier is given whole.
 *
 * The aspects are conjunction, sextile, square, trine and opposition to the Sun and Mercury to
 * Pluto, exact in geocentric apparent longitude. Where the Moon makes none in a whole sign, the
 * period began in an earlier one. Both ends are right to a minute.
 *
 * @throws SkyError `invalid_input` for an invalid date or a range that ends before it begins,
 * `out_of_range` outside 1800 to 2200.
 */
export function voidOfCourse(from: Date, to: Date): VoidOfCourse[] {
  return ingressesOf('moon', from, to).flatMap(({ at: until, sign: nextSign }) => {
    const last = lastAspectBefore(until);
    // Only the very first sign of the years known can lack one.
    if (!last) return [];
    const sign = signAt(apparentLongitude('moon', until) - 15).key;
    return [{ kind: 'void-of-course', ...last, until, sign, nextSign }];
  });
}

/**
 * The void-of-course periods that begin from `from` on and before `to`, for calendars in which an
 * event stands at its beginning.
 *
 * @throws SkyError as `voidOfCourse`.
 */
export function voidOfCourseFrom(from: Date, to: Date): VoidOfCourse[] {
  checkRange(from, to);
  // No aspect is more than 60 degrees from the next: a period lasts less than six days.
  const end = new Date(Math.min(to.getTime() + 6 * DAY_MS, LATEST.getTime()));
  return voidOfCourse(from, end).filter(({ at }) => at >= from && at < to);
}

/**
 * The void-of-course period at an instant, or undefined when the Moon is still on its way to an
 * aspect in its sign.
 *
 * @throws SkyError `invalid_input` for an invalid date, `out_of_range` outside 1800 to 2200.
 */
export function voidOfCourseAt(at: Date): VoidOfCourse | undefined {
  instantOf(at);
  // The Moon stays in a sign for less than two days and three quarters.
  const end = new Date(Math.min(at.getTime() + 3 * DAY_MS, LATEST.getTime()));
  const next = voidOfCourse(new Date(at.getTime() + 1), end)[0];
  return next && next.at <= at ? next : undefined;
}

/** The last aspect that the Moon made before an instant. */
function lastAspectBefore(end: Date): Pick<VoidOfCourse, 'at' | 'aspect' | 'body'> | undefined {
  const positions = positionsAt(end, ['moon', ...BODIES]);
  const candidates = BODIES.map((body) => {
    const ahead = normalize(positions.moon.longitude - positions[body].longitude);
    const angle = ANGLES.find((known) => known <= ahead) ?? 0;
    const days = (ahead - angle) / (positions.moon.speed - positions[body].speed);
    return { body, angle, ahead, days };
  }).sort((a, b) => a.days - b.days);

  // The Moon's speed varies by a third, so the estimates may lie: every body that could still be
  // the last is refined.
  let last: { at: number; angle: (typeof ANGLES)[number]; body: VoidOfCourse['body'] } | undefined;
  for (const { body, angle, ahead, days } of candidates) {
    if (last && end.getTime() - days * 0.7 * DAY_MS < last.at) break;
    const low = Math.max(end.getTime() - (days * 1.4 + 0.05) * DAY_MS, EARLIEST.getTime());
    const past = (ms: number) => {
      const at = new Date(ms);
      return wrap(apparentLongitude('moon', at) - apparentLongitude(body, at) - angle);
    };
    const before = past(low);
    if (before >= 0) continue;
    const at = Math.round(rootBetween(past, low, end.getTime(), undefined, before, ahead - angle));
    if (!last || at > last.at) last = { at, angle, body };
  }
  return last && { at: new Date(last.at), aspect: ASPECT_AT[last.angle], body: last.body };
}
