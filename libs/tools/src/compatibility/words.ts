import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Whose } from '../words/love-words';
import type { RULER_GIFT } from '../passages/pair-lines';
import type { ELEMENT_PAIR, MODE_PAIR } from './passages/sign-pairs';
import type { CrossAspect } from './synastry';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** What the facts of two are told with beside the names of the sky. */
export interface PairFactWords {
  readonly labels: Readonly<Record<'signs' | 'distance' | 'elements' | 'modes' | 'rulers', string>>;
  /** What signs are to one another, by how many they stand apart. */
  readonly distances: readonly string[];
  readonly apart: (distance: string, degrees: number) => string;
  /** A label of one of the two, `what` within a sentence: `Your rising sign`. */
  readonly of: (whose: Whose, what: string) => string;
  readonly rising: string;
  readonly atTime: (position: string, time: string, date: string) => string;
  readonly moonOn: (signs: readonly string[], open: string | undefined) => string;
  readonly crossing: (yours: string, theirs: string, aspect: CrossAspect['aspect']) => string;
  readonly orb: (degrees: number, isExact: boolean) => string;
  readonly inYours: (planet: string) => string;
  readonly inTheirs: (planet: string) => string;
  /** A house of theirs: its name and its theme. */
  readonly theirHouse: (house: string, theme: string) => string;
  /** The rings of the wheel. */
  readonly rings: Readonly<Record<Whose, string>>;
}

/** All words of a reading for two beside those that tools about love share. */
export interface CompatibilityWords {
  readonly minWords: number;
  readonly facts: PairFactWords;
  /** `{first}`, `{second}`, and with their articles `{aFirst}`, `{aSecond}` */
  readonly opening: Passages;
  readonly openingSame: Passages;
  readonly distance: readonly Passages[];
  readonly elementPair: Readonly<Record<keyof typeof ELEMENT_PAIR, Passages>>;
  readonly modePair: Readonly<Record<keyof typeof MODE_PAIR, Passages>>;
  readonly moonInLove: Readonly<Record<SignKey, Passages>>;
  /** `{planet}`; the first house first. */
  readonly theirsInYours: readonly Passages[];
  readonly yoursInTheirs: readonly Passages[];
  readonly rulerGift: Readonly<Record<keyof typeof RULER_GIFT, string>>;
  readonly rulerPair: Passages;
  readonly rulerShared: Passages;
  readonly practice: readonly Passages[];
  readonly closing: Passages;
  /** A name with its article, where a language has them. */
  readonly withArticle: (noun: string) => string;
}

/** The words of a reading for two by language. */
export const WORDS: Readonly<Record<Language, CompatibilityWords>> = { en: ENGLISH, hi: HINDI };
