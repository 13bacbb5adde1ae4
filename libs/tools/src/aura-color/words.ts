import type { Language } from '@cosmic/contracts/language';
import type { NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByNumber = Readonly<Record<number, Passages>>;

/** The layers of a portrait, from the body outwards. */
export type LayerKey = 'core' | 'inner' | 'outer';

/** What is said of one colour. */
interface ColorWords {
  readonly name: string;
  readonly keywords: Passages;
  readonly text: string;
  /** One small thing that lets the colour shine. */
  readonly care: string;
}

/** Where a layer's number comes from: the day of birth, or the month and the day, each brought down. */
export interface Origin {
  readonly day: number;
  readonly month: number;
  readonly reducedDay: number;
}

/** All that a portrait in colours is told with in one language. */
export interface AuraWords {
  readonly labels: Readonly<Record<LayerKey | 'care' | 'method', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly colors: Readonly<Record<NumerologyNumber, ColorWords>>;
  readonly method: string;
  /** `{core}`, `{inner}`, `{outer}`: colours within a sentence. */
  readonly opening: Passages;
  /** `{colors}`. */
  readonly smallPalette: Passages;
  readonly core: ByNumber;
  readonly inner: ByNumber;
  readonly outer: ByNumber;
  /** `{core}`, `{outer}`. */
  readonly between: Passages;
  readonly throughout: Passages;
  /** By the personal day, 1 to 9. */
  readonly today: ByNumber;
  /** `{care}`, a sentence of its own. */
  readonly care: Passages;
  /** `{steps}`. */
  readonly source: Passages;
  readonly closing: Passages;
  listed(items: Passages): string;
  /** A colour within a sentence. */
  color(number: NumerologyNumber): string;
  /** Where the three numbers come from. */
  steps(core: number, inner: number, outer: number): string;
  layerValue(layer: LayerKey, number: NumerologyNumber, origin: Origin): string;
  dayLabel(at: Date): string;
  dayValue(tint: NumerologyNumber, sum: string, value: number): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, AuraWords>> = { en: ENGLISH, hi: HINDI };
