import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, Mode, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;
type OfElement<T> = Readonly<Record<Element, T>>;

/** All words of a reading about feeling well in one language. */
export interface WellbeingWords {
  readonly minWords: number;
  readonly inSignsOf: (element: string) => string;
  /** Of the ten planets, how many are there and which. */
  readonly there: (count: number, planets: string) => string;
  readonly noneThere: string;
  /** How many of the ten planets, within a sentence. */
  readonly ofTheTen: (count: number) => string;
  readonly opening: Passages;
  readonly thought: Passages;
  readonly morning: Passages;
  readonly work: Passages;
  readonly pleasure: Passages;
  readonly company: Passages;
  readonly evening: Passages;
  readonly closing: Passages;
  readonly moon: OfSign;
  readonly night: Readonly<Record<MoonPhase, Passages>>;
  readonly thrives: OfSign;
  readonly repair: OfSign;
  readonly rests: Readonly<Record<Mode, Passages>>;
  /** Between the element of a sign and the one that leads: `{count}`. */
  readonly rhythm: OfElement<OfElement<Passages>>;
  readonly even: Passages;
  readonly lacks: OfElement<Passages>;
  readonly venus: OfSign;
  /** By the house of Venus, the first house first. */
  readonly venusWhere: readonly Passages[];
  readonly venusBack: Passages;
}

/** The words of a reading about feeling well by language. */
export const WORDS: Readonly<Record<Language, WellbeingWords>> = { en: ENGLISH, hi: HINDI };
