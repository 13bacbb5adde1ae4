import type { Language } from '@cosmic/contracts/language';
import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import type { ChaldeanNumber } from '@cosmic/divination/numerology/chaldean';
import type { HarmonyPart } from '@cosmic/divination/numerology/name-harmony';
import type { Digit, NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByLevel = Readonly<Record<AffinityLevel, Passages>>;

/** The numbers that letters give. */
export type LetterPart = Exclude<HarmonyPart, 'path'>;

/** All that the reading of a name is told with in one language. */
export interface NameWords {
  readonly labels: Readonly<
    Record<'letters' | LetterPart | 'chaldean' | 'strongest' | 'missing' | 'tuning', string>
  >;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  /** Where no digit is missing. */
  readonly none: string;
  readonly meetings: Readonly<Record<AffinityLevel, string>>;
  /** `{name}`, `{letters}`. */
  readonly openingNamed: Passages;
  readonly opening: Passages;
  /** By the letter, a to z, and by the vowel. */
  readonly firstLetter: Readonly<Record<string, Passages>>;
  readonly firstVowel: Readonly<Record<string, Passages>>;
  readonly noVowel: Passages;
  readonly noConsonant: Passages;
  readonly destinyScene: Readonly<Record<NumerologyNumber, Passages>>;
  readonly chaldeanRoot: Readonly<Record<Digit, Passages>>;
  /** `{pythagorean}`, `{chaldean}`. */
  readonly systems: Readonly<Record<'agree' | 'differ', Passages>>;
  readonly strongDigit: Readonly<Record<number, Passages>>;
  readonly noLeader: Passages;
  readonly missingDigit: Readonly<Record<number, Passages>>;
  /** `{one}` and `{other}`, each with its place. */
  readonly partsMeet: ByLevel;
  /** `{letters}`. */
  readonly tuning: Passages;
  readonly inTune: Passages;
  readonly withoutPath: Passages;
  readonly task: Passages;
  readonly closing: Passages;
  number(value: NumerologyNumber): string;
  listed(items: Passages): string;
  /** Items of which any will do. */
  eitherOf(items: Passages): string;
  /** A letter, a to z, as a text names it. */
  letter(letter: string): string;
  /** How many letters, within a sentence. */
  letters(count: number): string;
  lettersCounted(count: number, first: string): string;
  /** Stands behind a number: which letters it is from, and how. */
  fromLetters(part: LetterPart, way: string): string;
  noneOf(part: LetterPart): string;
  /** Stands behind the Chaldean number. */
  byCompound(value: number): string;
  strongest(digits: string, count: number): string;
  pairLabel(one: HarmonyPart, other: HarmonyPart): string;
  pairValue(numbers: readonly [number, number], meeting: string): string;
  /** A number at its place, within a sentence. */
  placed(part: HarmonyPart, value: NumerologyNumber): string;
  /** What a compound number says. */
  compound(compound: NonNullable<ChaldeanNumber['compound']>): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, NameWords>> = { en: ENGLISH, hi: HINDI };
