import type { Language } from '@cosmic/contracts/language';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import type { DATE_SPARK } from './passages/dating-lines';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** All words of a date for two beside those that tools about love share. */
export interface DatingWords {
  readonly minWords: number;
  readonly dayLabel: (date: string) => string;
  readonly moonThen: (position: string, phase: string) => string;
  /** Who is meant where a name can not be said. */
  readonly theOther: string;
  /** `{they}`, `{youSign}`, `{theirSign}`, and where it is named `{you}` */
  readonly opening: Readonly<Record<'named' | 'nameless', Passages>>;
  readonly spark: Readonly<Record<keyof typeof DATE_SPARK, Passages>>;
  readonly youFlirt: OfSign;
  /** `{they}`, in all that follows too */
  readonly theyFlirt: OfSign;
  readonly idea: OfSign;
  readonly ask: OfSign;
  /** By how many signs apart, 0 to 6. */
  readonly trip: readonly Passages[];
  /** `{date}`, `{sign}`, `{host}` */
  readonly day: Passages;
  readonly dayLeaning: Passages;
  readonly moon: Readonly<Record<Element, Passages>>;
  readonly secondDay: Passages;
  readonly message: OfSign;
  readonly closing: Passages;
}

/** The words of a date for two by language. */
export const WORDS: Readonly<Record<Language, DatingWords>> = { en: ENGLISH, hi: HINDI };
