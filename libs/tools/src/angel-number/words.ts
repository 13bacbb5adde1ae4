import type { AngelNumber } from '@cosmic/divination/angel-number';
import type { Language } from '@cosmic/contracts/language';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ShapeKind = AngelNumber['patterns'][number]['kind'];

/** All that a reading of a number is told with in one language. */
export interface AngelNumberWords {
  readonly labels: Readonly<Record<'number' | 'pattern' | 'root', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  /** A digit's name within a sentence, 0 to 9, and what it stands for. */
  readonly digitNames: Passages;
  readonly digits: readonly { readonly title: string; readonly keywords: Passages }[];
  readonly shapes: Readonly<Record<ShapeKind, { readonly title: string }>>;
  /** `{number}` is the number. */
  readonly opening: Passages;
  /** `{digits}` is the part of the number that makes the shape. */
  readonly shape: Readonly<Record<ShapeKind, Passages>>;
  /** What the digits come to, by root. */
  readonly root: Readonly<Record<number, Passages>>;
  /** By digit, as `practice` is. */
  readonly tone: readonly Passages[];
  /** `{digit}` in words, `{times}` how often. */
  readonly repeated: Passages;
  /** `{digit}` in words, `{themes}` its keywords; so has `beside`. */
  readonly alone: Passages;
  readonly beside: Passages;
  readonly practice: readonly Passages[];
  readonly question: Passages;
  readonly closing: Passages;
  digitLabel(digit: number): string;
  /** How often: `twice`, `seven times`. */
  times(count: number): string;
  /** What stands behind the root: how it came about. */
  rootFrom(steps: Passages): string;
  listed(items: Passages): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, AngelNumberWords>> = { en: ENGLISH, hi: HINDI };
