import { PLANETS } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import { anglesAt } from '@cosmic/sky/charts/chart-angles';
import { dateOnEarth, dayAt, quarterOf } from '@cosmic/sky/places/birth-hours';
import { likelyInstant, readClock, type OwnClocks } from '@cosmic/sky/places/clock';
import type { PlacedPoint } from '@cosmic/sky/transits/targets';

/** The points of a birth that transits are made to. */
export interface Natal {
  /** The instant of the birth, or the one that stands for its hours; milliseconds since 1970. */
  readonly at: number;
  readonly points: readonly PlacedPoint[];
  /** Whether hour and place are known; without them Moon, ascendant and midheaven are left out. */
  readonly isTimed: boolean;
}

/**
 * The points of a birth as far as it is known.
 *
 * @param clocksOf  the clocks of a place of birth: `ownClocks` of zone-history.ts
 * @throws SkyError `invalid_input` with the field at fault.
 */
export function natalOf(
  { date, time, part, place }: KnownBirth,
  clocksOf: (zone: string, longitude: number) => OwnClocks,
): Natal {
  const clock = place && { zone: place.zone, own: clocksOf(place.zone, place.longitude) };
  if (time !== null && clock) {
    const at = likelyInstant(readClock(date, time, clock.zone, clock.own));
    const { ascendant, midheaven } = anglesAt(at, place);
    const angles: PlacedPoint[] = [
      { point: 'ascendant', longitude: ascendant },
      { point: 'midheaven', longitude: midheaven },
    ];
    return { at: at.getTime(), points: [...bodiesAt(at), ...angles], isTimed: true };
  }
  const hours = part && time === null ? quarterOf(date, part, clock) : clock && dayAt(date, clock);
  const { from, to } = hours || dateOnEarth(date);
  const at = new Date((from.getTime() + to.getTime()) / 2);
  const points = bodiesAt(at).filter(({ point }) => point !== 'moon');
  return { at: at.getTime(), points, isTimed: false };
}

function bodiesAt(at: Date): PlacedPoint[] {
  const positions = positionsAt(at, PLANETS);
  return PLANETS.map((point) => ({ point, longitude: positions[point].longitude }));
}
