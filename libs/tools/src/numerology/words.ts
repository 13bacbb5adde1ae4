import type { Language } from '@cosmic/contracts/language';
import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import type { NumerologyCategory } from '@cosmic/divination/numerology/descriptions';
import type { LifePathMethod } from '@cosmic/divination/numerology/life-path';
import type { MasterNumber, NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import type { FigureWords } from './figure-words';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByNumber = Readonly<Record<NumerologyNumber, Passages>>;
type ByLevel = Readonly<Record<AffinityLevel, Passages>>;

/** The numbers that a name gives: of all its letters, of its vowels, of its consonants. */
export type NameCategory = Exclude<NumerologyCategory, 'lifePath'>;

/** All that a reading of four numbers is told with in one language. */
export interface NumerologyWords extends FigureWords {
  readonly labels: Readonly<
    Record<
      | NumerologyCategory
      | 'otherPath'
      | 'pathAndDestiny'
      | 'soulAndPersonality'
      | 'repeated'
      | 'today',
      string
    >
  >;
  /** The fewest words that a model is asked for, and where the name has no number. */
  readonly minWords: number;
  readonly minWordsWithoutName: number;
  /** How two numbers get along, as a fact says it. */
  readonly meetings: Readonly<Record<AffinityLevel, string>>;
  /** How often a number stands among the four, in words. */
  readonly counts: Readonly<Record<number, string>>;
  /** `{name}`. */
  readonly openingNamed: Passages;
  readonly opening: Passages;
  readonly pathScene: ByNumber;
  readonly pathPitfall: ByNumber;
  readonly pathStep: ByNumber;
  readonly destinyScene: ByNumber;
  readonly soulScene: ByNumber;
  readonly faceScene: ByNumber;
  readonly methodsAgree: Passages;
  /** `{others}` says what the other methods give. */
  readonly methodsDiffer: Passages;
  /** `{path}`, `{destiny}`. */
  readonly pathAndDestiny: ByLevel;
  /** `{soul}`, `{face}`. */
  readonly soulAndFace: ByLevel;
  /** `{number}`, `{count}`. */
  readonly repeated: Passages;
  readonly master: Readonly<Record<MasterNumber, Passages>>;
  readonly noLetters: Passages;
  readonly noVowel: Passages;
  readonly noConsonant: Passages;
  /** `{day}`, `{path}`, and behind their articles `{aDay}`, `{aPath}`. */
  readonly today: ByLevel;
  readonly closing: Passages;
  number(value: NumerologyNumber): string;
  /** The same behind an article, where the language has one. */
  aNumber(value: NumerologyNumber): string;
  listed(items: Passages): string;
  /** Stands behind a number of the name: from how many letters, and how. */
  fromLetters(category: NameCategory, count: number, way: string): string;
  /** Why the name gives no such number. */
  noneOf(category: NameCategory): string;
  /** Stands behind a life path: how it was counted. */
  byMethod(method: LifePathMethod, steps: Passages): string;
  repeatedIn(number: NumerologyNumber, count: number): string;
  /** Stands behind the number of a date: where it comes from, and how the life path takes it. */
  fromDate(at: Date, meeting: string): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, NumerologyWords>> = { en: ENGLISH, hi: HINDI };
