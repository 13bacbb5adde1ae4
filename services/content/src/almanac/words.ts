import type { Tone } from '@cosmic/contracts/blog/blog-admin';
import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Subject } from '../subjects/subject';
import type { Material } from './article';
import { HINDI } from './hindi/words';
import type { Month } from './month';
import type { SkyWords } from './sky-words';
import { ENGLISH } from './words.en';

/** What an article is told with in one language. */
export interface ArticleWords {
  readonly opening: Readonly<Record<Subject['kind'], Readonly<Record<Tone, readonly string[]>>>>;
  readonly closing: Readonly<Record<Tone, readonly string[]>>;
  /** A section of its own for each tone: its heading, and the passages of its paragraphs. */
  readonly toneSection: Readonly<
    Record<Tone, { heading: string; paragraphs: readonly (readonly string[])[] }>
  >;
  /** Keywords that nothing else has spoken of. */
  readonly inMind: Readonly<Record<Tone, readonly string[]>>;
  readonly headings: Readonly<Record<'closing' | 'inMind', string>>;
  /** What is told of the sky, in an article on it and elsewhere. */
  readonly sky: SkyWords;
  readonly ofSign: (sign: SignKey, month: Month) => Material;
  readonly ofCard: (card: string, at: Date) => Material;
  readonly ofNumber: (number: number, at: Date) => Material;
}

/** The words of an article by language. */
export const ARTICLE_WORDS: Readonly<Record<Language, ArticleWords>> = { en: ENGLISH, hi: HINDI };
