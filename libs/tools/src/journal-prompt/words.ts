import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** All words of five questions in one language. */
export interface JournalWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'sun' | 'rising' | 'moon' | 'apart', string>>;
  /** The rising sign as a fact: houses are counted from it. */
  readonly rising: (sign: string) => string;
  /** How many signs lie between two Moons, 0 to 6. */
  readonly apart: (signs: number) => string;
  readonly opening: Passages;
  /** `{mercury}` */
  readonly writeLike: Readonly<Record<Element, Passages>>;
  readonly writeBack: Passages;
  readonly askMoon: Readonly<Record<SignKey, Passages>>;
  /** `{rising}`, `{sun}`, the first house first. */
  readonly askSunHouse: readonly Passages[];
  /** `{natal}`, `{moon}`, by signs apart. */
  readonly askMoonToMoon: readonly Passages[];
  readonly askSign: Readonly<Record<SignKey, Passages>>;
  readonly askPhase: Readonly<Record<MoonPhase, Passages>>;
  readonly closing: Passages;
}

/** The words of five questions by language. */
export const WORDS: Readonly<Record<Language, JournalWords>> = { en: ENGLISH, hi: HINDI };
