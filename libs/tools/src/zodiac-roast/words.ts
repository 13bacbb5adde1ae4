import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** All words of a roast in one language. */
export interface RoastWords {
  readonly minWords: number;
  /** `{sign}`, and with its article `{aSign}` */
  readonly opening: Passages;
  readonly habit: OfSign;
  readonly trait: OfSign;
  readonly chat: OfSign;
  readonly love: OfSign;
  readonly mercy: OfSign;
  /** By the sign that the Moon is in: `{moon}`. */
  readonly moon: OfSign;
  /** By the house that she is in: `{house}`. */
  readonly moonHouse: readonly Passages[];
  /** `{mercury}` */
  readonly mercury: Readonly<Record<'retrograde' | 'direct', Passages>>;
  /** `{sign}`, `{aSign}` */
  readonly turn: Passages;
  readonly withArticle: (sign: string) => string;
}

/** The words of a roast by language. */
export const WORDS: Readonly<Record<Language, RoastWords>> = { en: ENGLISH, hi: HINDI };
