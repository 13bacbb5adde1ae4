import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { SlowMover } from '@cosmic/tools/day/hindi/slow-mover-lines';
import type { NatalPoint, Tone } from '@cosmic/tools/day/transit-terms';
import type * as english from './sentence';

type Lines = Readonly<Record<NatalPoint, Readonly<Record<Tone, readonly string[]>>>>;

/** Those that are told often have lines of their own for each point. */
const LINES: Readonly<Partial<Record<Planet, () => Promise<Lines>>>> = {
  sun: async () => (await import('@cosmic/tools/day/hindi/sun-lines')).SUN_LINES,
  moon: async () => (await import('@cosmic/tools/day/hindi/moon-lines')).MOON_LINES,
  mercury: async () => (await import('@cosmic/tools/day/hindi/mercury-lines')).MERCURY_LINES,
  venus: async () => (await import('@cosmic/tools/day/hindi/venus-lines')).VENUS_LINES,
  mars: async () => (await import('@cosmic/tools/day/hindi/mars-lines')).MARS_LINES,
  jupiter: async () => (await import('@cosmic/tools/day/hindi/jupiter-lines')).JUPITER_LINES,
};

/** Of the slow planets, how it feels is the planet's, and what it is about the point's. */
export const sentenceOf: typeof english.sentenceOf = async (body, point, tone, turn) => {
  const lines = await LINES[body]?.();
  if (lines) return lines[point][tone][turn % lines[point][tone].length] ?? '';
  const [{ SLOW_MOVER_LINES }, { POINT_LINES }] = await Promise.all([
    import('@cosmic/tools/day/hindi/slow-mover-lines'),
    import('@cosmic/tools/day/hindi/point-lines'),
  ]);
  const about = POINT_LINES[point][tone];
  const own = about[(turn + PLANETS.indexOf(body)) % about.length] ?? '';
  const feels = SLOW_MOVER_LINES[body as SlowMover][tone];
  return `${feels[turn % feels.length] ?? ''} ${own}`;
};
