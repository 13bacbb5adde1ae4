import type { Language } from '@cosmic/contracts/language';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

/** Who is asked about growing. */
export type Guide = 'jupiter' | 'saturn' | 'neptune' | 'true-node' | 'mean-node';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;
type OfElement = Readonly<Record<Element, Passages>>;

/** All words of a reading about inner growth in one language. */
export interface GrowthWords {
  readonly minWords: number;
  /** A guide as a label, and within a sentence. */
  readonly labels: Readonly<Record<Guide, string>>;
  readonly spoken: Readonly<Record<Guide, string>>;
  readonly atBirth: (body: string) => string;
  readonly birthPosition: (position: string, date: string) => string;
  readonly solarHouses: (sign: string, date: string) => string;
  readonly opening: Passages;
  readonly road: OfSign;
  readonly atBirthLead: Passages;
  readonly todayLead: Passages;
  /** `{planet}`, `{one}`, `{two}` */
  readonly either: Passages;
  /** `{one}`, `{two}`, `{sign}` */
  readonly cusp: Passages;
  /** `{whose}`, `{sun}`, `{chosen}` */
  readonly otherSun: Passages;
  readonly whoseDate: string;
  readonly jupiter: OfSign;
  readonly saturn: OfSign;
  /** `{sign}` */
  readonly neptune: OfElement;
  /** `{planet}` */
  readonly node: OfSign;
  /** `{sign}`, the first house first. */
  readonly roomToGrow: readonly Passages[];
  readonly roomToPractise: readonly Passages[];
  readonly practice: OfElement;
  readonly closing: Passages;
}

/** The words of inner growth by language. */
export const WORDS: Readonly<Record<Language, GrowthWords>> = { en: ENGLISH, hi: HINDI };
