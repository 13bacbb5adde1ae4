import { normalize, wrap } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import { NAKSHATRAS } from '../charts/nakshatras';
import { DAY_MS, rootBetween } from '../astronomy/search';
import { ayanamsaAt, type Ayanamsa } from './ayanamsas';
import { KARANAS, TITHIS, YOGAS } from './limb-names';

/** The four limbs that Sun and Moon make; the fifth is the weekday. */
export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type Limb = (typeof LIMBS)[number];

/** One element of a limb: the third tithi, the nakshatra Rohini … */
export interface LimbSpan {
  /** Counted from 1: tithi 1 to 30, nakshatra and yoga 1 to 27, karana 1 to 60. */
  readonly number: number;
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
}

interface LimbRule {
  /** Degrees of one element. */
  readonly width: number;
  readonly names: readonly string[];
  /** What is divided, degrees 0..360. */
  readonly angle: (at: Date, ayanamsa: Ayanamsa) => number;
  /** Bounds of its speed, degrees a day: no Moon is slower or faster. */
  readonly speed: readonly [slowest: number, fastest: number];
}

const moon = (at: Date) => apparentLongitude('moon', at);
const sun = (at: Date) => apparentLongitude('sun', at);
const elongation = (at: Date) => normalize(moon(at) - sun(at));

const RULES: Readonly<Record<Limb, LimbRule>> = {
  tithi: { width: 12, names: TITHIS, angle: elongation, speed: [10.5, 14.7] },
  nakshatra: {
    width: 40 / 3,
    names: NAKSHATRAS,
    angle: (at, ayanamsa) => normalize(moon(at) - ayanamsaAt(at, ayanamsa)),
    speed: [11.5, 15.7],
  },
  yoga: {
    width: 40 / 3,
    names: YOGAS,
    angle: (at, ayanamsa) => normalize(moon(at) + sun(at) - 2 * ayanamsaAt(at, ayanamsa)),
    speed: [12.4, 16.8],
  },
  karana: { width: 6, names: KARANAS, angle: elongation, speed: [10.5, 14.7] },
};

/**
 * The element of a limb that runs at an instant, with its begin and end, right to some 8 seconds.
 * Tithi and karana need no ayanamsa; the yoga takes it twice.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function limbAt(limb: Limb, at: Date, ayanamsa: Ayanamsa = 'lahiri'): LimbSpan {
  const { width, names, angle } = RULES[limb];
  const now = angle(at, ayanamsa);
  const index = Math.min(Math.floor(now / width), names.length - 1);
  return {
    number: index + 1,
    name: names[index] ?? '',
    from: crossing(limb, index * width, at, -1, ayanamsa),
    to: crossing(limb, (index + 1) * width, at, 1, ayanamsa),
  };
}

/**
 * The elements of a limb that touch a stretch of time, in order; the first may begin before it and
 * the last end after it.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function limbsBetween(
  limb: Limb,
  from: Date,
  to: Date,
  ayanamsa: Ayanamsa = 'lahiri',
): LimbSpan[] {
  const spans = [limbAt(limb, from, ayanamsa)];
  for (let last = spans[0]; last && last.to < to; last = spans.at(-1))
    spans.push(following(limb, last, ayanamsa));
  return spans;
}

function following(limb: Limb, { number, to }: LimbSpan, ayanamsa: Ayanamsa): LimbSpan {
  const { width, names } = RULES[limb];
  const index = number % names.length;
  return {
    number: index + 1,
    name: names[index] ?? '',
    from: to,
    to: crossing(limb, (index + 1) * width, to, 1, ayanamsa),
  };
}

/** The instant nearest after (or before) `at` at which the angle of a limb reaches `target`. */
function crossing(
  limb: Limb,
  target: number,
  at: Date,
  direction: 1 | -1,
  ayanamsa: Ayanamsa,
): Date {
  const { angle, speed } = RULES[limb];
  const distance = (ms: number) => wrap(angle(new Date(ms), ayanamsa) - target);
  const gap = normalize(direction * (target - angle(at, ayanamsa)));
  const [slowest, fastest] = speed;
  const near = at.getTime() + direction * (gap / fastest) * DAY_MS;
  const far = at.getTime() + direction * (gap / slowest) * DAY_MS;
  // A minute on either side, where the gap is a rounding error.
  const root = rootBetween(distance, Math.min(near, far) - 60_000, Math.max(near, far) + 60_000);
  return new Date(Math.round(root));
}
