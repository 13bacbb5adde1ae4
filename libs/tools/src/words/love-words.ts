import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './love-words.en';
import { HINDI } from './love-words.hi';
import type { CROSS_LEAD, CROSS_PAIR } from '../passages/love-planets';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** Of whom something is told: the reader, or the other one of two. */
export type Whose = 'your' | 'their';

/** The passages that several tools about love share, in one language. */
export interface LoveWords {
  readonly youInLove: OfSign;
  readonly theyInLove: OfSign;
  /** `{whose}` and `{they}`, see `slots` */
  readonly venusInSign: OfSign;
  readonly marsInSign: OfSign;
  /** What fills the slots of what is told of a person. */
  readonly slots: Readonly<Record<Whose, Readonly<Record<'whose' | 'they', string>>>>;
  /** `{a}` is yours, `{b}` theirs. */
  readonly crossLead: Readonly<Record<keyof typeof CROSS_LEAD, Passages>>;
  readonly crossPair: Readonly<Record<keyof typeof CROSS_PAIR, Passages>>;
  readonly lesson: OfSign;
  /** The birth date has another Sun than the chosen sign: `{whose}`, `{sun}`, `{chosen}`. */
  readonly otherSun: Passages;
  /** Whose birth date that is, as `otherSun` says it. */
  readonly whoseDate: Readonly<Record<Whose, string>>;
}

/** What is told of love by language. */
export const LOVE_WORDS: Readonly<Record<Language, LoveWords>> = { en: ENGLISH, hi: HINDI };
