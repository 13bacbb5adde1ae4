import type { Language } from '@cosmic/contracts/language';
import type { SymbolGroup } from '../dreams/lexicon';
import type { MoodMove } from '../dreams/series';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** All words of the look at several dreams that no other tool has, in one language. */
export interface DreamLogWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'sharedSymbols' | 'sharedMoods' | 'arrived' | 'left' | 'mood', string>
  >;
  readonly dream: (number: number) => string;
  /** What a dream is made of, as a fact. */
  readonly made: (symbols: string, moods: string, words: number) => string;
  readonly shared: (name: string, where: string) => string;
  readonly nothingShared: string;
  readonly moved: (from: string, to: string) => string;
  /** In which of them, the first being 0: `in the first and the third dream`. */
  readonly where: (dreams: readonly number[], count: number) => string;
  /** Two or three. */
  readonly count: (count: number) => string;
  /** `{count}` */
  readonly opening: Passages;
  /** `{symbol}`, `{where}` */
  readonly sharedSymbol: Passages;
  readonly alsoShared: Passages;
  readonly watch: Passages;
  readonly nothing: Passages;
  readonly sharedGroup: Readonly<Record<SymbolGroup, Passages>>;
  /** `{mood}`, `{where}` */
  readonly sharedMood: Passages;
  /** `{from}`, `{to}` */
  readonly moodMoves: Readonly<Record<MoodMove['towards'], Passages>>;
  readonly moodMissing: Passages;
  /** `{symbol}` */
  readonly arrived: Passages;
  readonly left: Passages;
  readonly length: Readonly<Record<'longer' | 'shorter', Passages>>;
  readonly practice: Passages;
  readonly closing: Passages;
}

/** The words of the look at several dreams by language. */
export const WORDS: Readonly<Record<Language, DreamLogWords>> = { en: ENGLISH, hi: HINDI };
