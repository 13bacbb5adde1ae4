import type { Planet } from '@cosmic/sky/bodies';
import type { AspectPoint } from '@cosmic/sky/charts/aspects';
import type { Tone } from '@cosmic/tools/day/transit-terms';

type Lines = Readonly<Record<AspectPoint, Readonly<Record<Tone, readonly string[]>>>>;

/** The lines of each planet are fetched when one of its contacts is opened. */
const LINES: Readonly<Record<Planet, () => Promise<Lines>>> = {
  sun: async () => (await import('@cosmic/tools/day/passages/sun-lines')).SUN_LINES,
  moon: async () => (await import('@cosmic/tools/day/passages/moon-lines')).MOON_POINT_LINES,
  mercury: async () => (await import('@cosmic/tools/day/passages/mercury-lines')).MERCURY_LINES,
  venus: async () => (await import('@cosmic/tools/day/passages/venus-lines')).VENUS_LINES,
  mars: async () => (await import('@cosmic/tools/day/passages/mars-lines')).MARS_LINES,
  jupiter: async () => (await import('@cosmic/tools/day/passages/jupiter-lines')).JUPITER_LINES,
  saturn: async () => (await import('@cosmic/tools/day/passages/saturn-lines')).SATURN_LINES,
  uranus: async () => (await import('@cosmic/tools/day/passages/uranus-lines')).URANUS_LINES,
  neptune: async () => (await import('@cosmic/tools/day/passages/neptune-lines')).NEPTUNE_LINES,
  pluto: async () => (await import('@cosmic/tools/day/passages/pluto-lines')).PLUTO_LINES,
};

/**
 * What our authors say of a transit.
 *
 * @param turn  which of several sentences; another one another year
 */
export async function sentenceOf(
  body: Planet,
  point: AspectPoint,
  tone: Tone,
  turn: number,
): Promise<string> {
  const lines = (await LINES[body]())[point][tone];
  return lines[turn % lines.length] ?? '';
}
