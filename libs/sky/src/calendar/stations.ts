import type { Planet } from '../bodies';
import { positionOf } from '../astronomy/ephemeris';
import { checkRange, EARLIEST, LATEST } from '../astronomy/range';
import { DAY_MS, gridOver, signChanges } from '../astronomy/search';
import type { Span } from '../astronomy/search';
import { SkyError } from '../sky-error';
import type { SignKey } from '../zodiac';

/**
 * The planets that turn retrograde, with the days between samples of their speed: less than half
 * of the shortest time any of them is retrograde (Mercury 19 days, Venus 40, the others 58).
 */
const SAMPLE_DAYS = {
  mercury: 8,
  venus: 16,
  mars: 24,
  jupiter: 24,
  saturn: 24,
  uranus: 24,
  neptune: 24,
  pluto: 24,
} as const satisfies Partial<Record<Planet, number>>;

export type Wanderer = keyof typeof SAMPLE_DAYS;
export const WANDERERS = Object.keys(SAMPLE_DAYS) as readonly Wanderer[];

/** A planet stands still and turns. */
export interface Station {
  readonly kind: 'station';
  readonly at: Date;
  readonly body: Wanderer;
  /** `retrograde`: it begins to run backwards; `direct`: it ends doing so. */
  readonly turns: 'retrograde' | 'direct';
  /** Its apparent ecliptic longitude then, 0..360 degrees. */
  readonly longitude: number;
  readonly sign: SignKey;
}

/**
 * The stations of a planet from `from` on and before `to`, in order of time: the extrema of its
 * apparent geocentric longitude. Right to 2 minutes for Mercury to Mars, 6 for Jupiter, 10 for
 * Saturn, 15 for Uranus, 35 for Neptune, 45 for Pluto: the slower, the longer it all but stands.
 *
 * @throws SkyError `invalid_input` for a body that has no stations, an invalid date or a range
 * that ends before it begins, `out_of_range` outside 1800 to 2200.
 */
export function stationsOf(body: Wanderer, from: Date, to: Date): Station[] {
  if (!WANDERERS.includes(body))
    throw new SkyError('invalid_input', 'body', `${String(body)} has no stations`);
  checkRange(from, to);
  return turnsWithin(body, { from: from.getTime(), to: to.getTime() })
    .map(({ at: ms, rising }): Station => {
      const at = new Date(ms);
      const { longitude, sign } = positionOf(body, at);
      return {
        kind: 'station',
        at,
        body,
        turns: rising ? 'direct' : 'retrograde',
        longitude,
        sign,
      };
    })
    .filter(({ at }) => at >= from && at < to);
}

/**
 * The turns of a planet over a span and a little beyond, in whole milliseconds; `rising` where
 * its longitude begins to grow.
 */
function turnsWithin(body: Wanderer, span: Span): { at: number; rising: boolean }[] {
  const limits = { from: EARLIEST.getTime(), to: LATEST.getTime() - 1 };
  const speed = (at: number) => positionOf(body, new Date(at)).speed;
  return signChanges(speed, gridOver(span, SAMPLE_DAYS[body] * DAY_MS, limits)).map(
    ({ at, rising }) => ({ at: Math.round(at), rising }),
  );
}
