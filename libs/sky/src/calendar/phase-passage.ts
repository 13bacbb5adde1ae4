import { apparentLongitude } from '../astronomy/ephemeris';
import { MOON_CYCLE_DAYS, PHASES, quarterIndexBefore, quarterInstant } from '../astronomy/moon';
import type { MoonPhase } from '../astronomy/moon';
import { SkyError } from '../sky-error';
import { signAt } from '../zodiac';
import type { SignKey } from '../zodiac';

/** One time that the Moon goes through one of the eight phases. */
export interface PhasePassage {
  readonly phase: MoonPhase;
  /** The first instant that `moonAt` names so. */
  readonly from: Date;
  /** Its middle: the elongation is a multiple of 45 degrees. A new or full moon is at its fullest. */
  readonly at: Date;
  /** The first instant of the phase after it. */
  readonly to: Date;
  /** The Moon's apparent ecliptic longitude at `at`, 0..360 degrees. */
  readonly longitude: number;
  readonly sign: SignKey;
}

/**
 * The next passage of a phase whose middle is at `from` or later. Right to 10 seconds; new moons,
 * quarters and full moons are those of `moonEvents`, to the millisecond.
 *
 * @throws SkyError `invalid_input` for an unknown phase or an invalid date, `out_of_range` where
 * the passage is not within 1800 to 2200.
 */
export function nextPhasePassage(phase: MoonPhase, from: Date): PhasePassage {
  const octant = PHASES.findIndex(({ name }) => name === phase);
  if (octant < 0) throw new SkyError('invalid_input', 'phase', 'there is no such phase');
  if (Number.isNaN(from.getTime()))
    throw new SkyError('invalid_input', 'from', 'from is not a valid date');
  const newMoon = Math.floor(quarterIndexBefore(from) / 4) * 4 - 4;
  for (let index = newMoon + octant / 2; ; index += 4) {
    const at = instantOfIndex(index);
    if (at >= from) return passageAt(phase, octant, index, at);
  }
}

function passageAt(phase: MoonPhase, octant: number, index: number, at: Date): PhasePassage {
  const lunation = index - octant / 2;
  const before = PHASES[octant - 1]?.until ?? (PHASES.at(-1)?.until ?? 0) - MOON_CYCLE_DAYS;
  const until = PHASES[octant]?.until ?? 0;
  const longitude = apparentLongitude('moon', at);
  return {
    phase,
    from: instantOfIndex(lunation + (4 * before) / MOON_CYCLE_DAYS),
    at,
    to: instantOfIndex(lunation + (4 * until) / MOON_CYCLE_DAYS),
    longitude,
    sign: signAt(longitude).key,
  };
}

function instantOfIndex(index: number): Date {
  const at = quarterInstant(index);
  if (!at) throw new SkyError('out_of_range', 'from', 'the passage is not within 1800 to 2200');
  return at;
}
