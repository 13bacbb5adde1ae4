import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Mode, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** All words of a reading about strain in one language. */
export interface StressWords {
  readonly minWords: number;
  /** What lies between the Moon and Mars: a label, and how many signs. */
  readonly between: string;
  readonly apart: (signs: number) => string;
  readonly opening: Passages;
  readonly thought: Passages;
  readonly practice: Passages;
  readonly second: Passages;
  readonly permission: Passages;
  readonly help: Passages;
  readonly closing: Passages;
  readonly moonStrain: OfSign;
  readonly signStrain: OfSign;
  readonly relief: Readonly<Record<Mode, Passages>>;
  /** By the house of Mars, the first house first: `{mars}`. */
  readonly marsPressure: readonly Passages[];
  readonly marsBack: Passages;
  /** By the signs between the two, 0 to 6. */
  readonly moonAndMars: readonly Passages[];
  readonly evening: Readonly<Record<MoonPhase, Passages>>;
}

/** The words of a reading about strain by language. */
export const WORDS: Readonly<Record<Language, StressWords>> = { en: ENGLISH, hi: HINDI };
