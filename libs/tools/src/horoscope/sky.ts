import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { DAY_MS } from '../today';
import { aspectsOf, type SkyAspect } from './aspects';
import { changesOf, type SkyChanges } from './changes';
import type { Period } from './period';

/** The sky of a period, before anyone's sign comes into it. */
export interface Sky {
  /** At noon UTC of the day as of which the period is told. */
  readonly positions: Readonly<Record<Planet, Position>>;
  /** At the same noon. */
  readonly moon: MoonState;
  /** Whether her phase has another name than a day before. */
  readonly phaseBegins: boolean;
  /** The tightest first. */
  readonly aspects: readonly SkyAspect[];
  readonly changes: SkyChanges;
}

/** The four timeframes of a day and, around midnight, those of the day before. */
const KEPT = 8;
const kept = new Map<string, Sky>();

/**
 * The sky of a period.
 *
 * Everybody who asks on one day asks about the same few periods, and a month takes tens of
 * milliseconds: the last few are kept. What is returned is always what would be computed.
 */
export function skyOf(period: Period): Sky {
  const key = [period.from, period.to, period.noon].map((at) => at.toISOString()).join(' ');
  const known = kept.get(key);
  if (known) return known;
  const moon = moonAt(period.noon);
  const dayBefore = new Date(period.noon.getTime() - DAY_MS);
  const sky = {
    positions: positionsAt(period.noon, PLANETS),
    moon,
    phaseBegins: moonAt(dayBefore).phase !== moon.phase,
    aspects: aspectsOf(period),
    changes: changesOf(period),
  };
  kept.set(key, sky);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return sky;
}
