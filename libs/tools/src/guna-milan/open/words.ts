import type { Language } from '@cosmic/contracts/language';
import type { OPEN_LINES } from '../passages/open-lines';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

/** What a matching without its hours is told with in one language. */
export interface OpenGunaWords {
  readonly facts: {
    readonly birthLabel: string;
    readonly birthValue: (day: string, town: string) => string;
    /** How a range is counted, behind the rule of the matching. */
    readonly rule: (rule: string) => string;
    readonly known: (where: string) => string;
    readonly moves: (spans: readonly { where: string; until: string | null }[]) => string;
    readonly sureSum: (points: number, most: number) => string;
    readonly range: (least: number, most: number, all: number) => string;
    readonly certain: string;
    readonly certainValue: (kootas: string, points: string) => string;
    readonly nothingCertain: string;
    /** What the two bring to a koota. */
    readonly sides: (one: string, other: string) => string;
    readonly values: (values: string, most: number) => string;
    readonly atEveryHour: (points: string) => string;
    readonly byTheHour: (points: string) => string;
    readonly dosha: Readonly<Record<'sometimes' | 'always', string>> &
      Readonly<Record<'cancelled' | 'partly', (why: readonly string[]) => string>>;
    readonly manglik: string;
  };
  /** What is not known, as a sentence holds it. */
  readonly hours: Readonly<Record<'first' | 'second' | 'both', string>>;
  readonly lines: Readonly<Record<keyof typeof OPEN_LINES, readonly string[]>>;
}

export const OPEN_GUNA_WORDS: Readonly<Record<Language, OpenGunaWords>> = {
  en: ENGLISH,
  hi: HINDI,
};
