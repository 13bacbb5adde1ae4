import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { SymbolGroup } from '../dreams/lexicon';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** All words of the reading of one dream that no other tool has, in one language. */
export interface DreamAnalyzerWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'symbols' | 'moods' | 'telling', string>>;
  /** How a dream was told, as a fact. */
  readonly telling: (words: number, recurring: boolean, woke: boolean) => string;
  /** How often a symbol is told of, from twice on. */
  readonly times: (times: number) => string;
  readonly opening: Passages;
  /** `{first}`, `{next}` */
  readonly next: Passages;
  /** `{name}`, `{times}` */
  readonly repeated: Passages;
  readonly group: Readonly<Record<SymbolGroup, Passages>>;
  readonly noSymbol: Passages;
  readonly ownWay: Passages;
  readonly noMood: Passages;
  readonly recurring: Passages;
  readonly woke: Passages;
  readonly short: Passages;
  readonly sign: Readonly<Record<SignKey, Passages>>;
  readonly question: Readonly<Record<SymbolGroup | 'none', Passages>>;
  readonly closing: Passages;
}

/** The words of the reading of one dream by language. */
export const WORDS: Readonly<Record<Language, DreamAnalyzerWords>> = { en: ENGLISH, hi: HINDI };
