import { checkRange } from '../astronomy/range';
import { quarterIndexBefore, quarterInstant, quarterOf } from '../astronomy/moon';
import type { Quarter } from '../astronomy/moon';
import { apparentLongitude } from '../astronomy/ephemeris';
import { signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

/** A principal phase of the Moon. */
export interface MoonEvent {
  readonly kind: 'moon-phase';
  readonly at: Date;
  readonly phase: Quarter;
  /** The Moon's apparent ecliptic longitude then, 0..360 degrees. */
  readonly longitude: number;
  readonly sign: SignKey;
}

/**
 * The new moons, quarters and full moons from `from` on and before `to`, in order of time: the
 * instants at which the apparent longitudes of Moon and Sun differ by 0, 90, 180 and 270 degrees.
 * Right to 10 seconds.
 *
 * @throws SkyError `invalid_input` for an invalid date or a range that ends before it begins,
 * `out_of_range` outside 1800 to 2200.
 */
export function moonEvents(from: Date, to: Date): MoonEvent[] {
  checkRange(from, to);
  const events: MoonEvent[] = [];
  const last = quarterIndexBefore(to) + 3;
  for (let index = quarterIndexBefore(from); index <= last; index++) {
    const at = quarterInstant(index);
    if (!at || at < from || at >= to) continue;
    const longitude = apparentLongitude('moon', at);
    const sign = signAt(longitude).key;
    events.push({ kind: 'moon-phase', at, phase: quarterOf(index), longitude, sign });
  }
  return events;
}
