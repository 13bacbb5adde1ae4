import { ASPECT_POINTS, type AspectKey, type AspectPoint } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';

/** What moves through a chart for days or months. The Moon, who takes hours, has lines of her own. */
export type Mover = Exclude<Planet, 'moon'>;
export const MOVERS = PLANETS.filter((planet) => planet !== 'moon');

/** What of a chart is met: the ten planets, the ascendant and the midheaven. */
export type NatalPoint = AspectPoint;
export const NATAL_POINTS: readonly NatalPoint[] = ASPECT_POINTS;

/** How a mover and a point go together: with ease, with effort, or by standing at one place. */
export type Tone = 'flow' | 'friction' | 'meeting';
export const TONES: readonly Tone[] = ['flow', 'friction', 'meeting'];

/** A house of a chart, 1 to 12. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The aspects that are read, each with its tone: the five major ones. */
export const TONE_OF = {
  conjunction: 'meeting',
  sextile: 'flow',
  square: 'friction',
  trine: 'flow',
  opposition: 'friction',
} as const satisfies Partial<Record<AspectKey, Tone>>;
export type DayAspect = keyof typeof TONE_OF;
