import type { Language } from '@cosmic/contracts/language';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** All words of a set of captions in one language. */
export interface MemeWords {
  readonly minWords: number;
  /** `{sign}`, and with its article `{aSign}` */
  readonly intro: Passages;
  readonly pov: OfSign;
  readonly starter: OfSign;
  readonly them: OfSign;
  /** By the sign that the Moon is in: `{moon}`, `{sign}`, `{aSign}`. */
  readonly moon: OfSign;
  readonly nobody: OfSign;
  readonly text: OfSign;
  /** `{mercury}`, `{sign}` */
  readonly mercury: Readonly<Record<'retrograde' | 'direct', Passages>>;
  readonly element: Readonly<Record<Element, Passages>>;
  readonly flag: OfSign;
  /** `{sign}` */
  readonly closing: Passages;
  readonly withArticle: (sign: string) => string;
}

/** The words of a set of captions by language. */
export const WORDS: Readonly<Record<Language, MemeWords>> = { en: ENGLISH, hi: HINDI };
