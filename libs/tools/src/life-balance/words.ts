import type { Language } from '@cosmic/contracts/language';
import type { LifePathMethod } from '@cosmic/divination/numerology/life-path';
import type { Digit, NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import type { Planet } from '@cosmic/sky/bodies';
import type { Element, Mode, SignKey } from '@cosmic/sky/zodiac';
import type { DateParts } from '../numerology/steps';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** All that a reading about balance is told with in one language. */
export interface BalanceWords {
  readonly labels: Readonly<Record<'lifePath' | 'birth' | 'modes' | 'moon', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly elements: Readonly<Record<Element, string>>;
  /** What the steps of a number call the parts of a date. */
  readonly dateParts: DateParts;
  readonly none: string;
  readonly opening: Passages;
  readonly path: Readonly<Record<NumerologyNumber, Passages>>;
  /** `{year}`. */
  readonly year: Readonly<Record<Digit, Passages>>;
  readonly noon: Passages;
  /** `{one}`, `{two}`: signs of the Moon. */
  readonly moon: Passages;
  /** `{count}`. */
  readonly strong: Readonly<Record<Element, Passages>>;
  /** `{elements}`, `{count}`. */
  readonly shared: Passages;
  readonly weak: Readonly<Record<Element, Passages>>;
  /** `{elements}`. */
  readonly weakShared: Passages;
  readonly mode: Readonly<Record<Mode, Passages>>;
  readonly modesEven: Passages;
  readonly step: Readonly<Record<Element, Passages>>;
  readonly closing: Passages;
  listed(items: Passages): string;
  /** How many, in words. */
  count(count: number): string;
  /** Names of which one is meant: the last one, and what comes before it. */
  eitherOf(names: Passages): { readonly one: string; readonly two: string };
  sign(sign: SignKey): string;
  planet(planet: Planet): string;
  lifePathValue(value: number, method: LifePathMethod, steps: Passages): string;
  yearLabel(year: number): string;
  yearValue(value: Digit, steps: Passages): string;
  birthValue(noon: Date): string;
  elementLabel(element: Element): string;
  elementValue(planets: Passages): string;
  modesValue(modes: Readonly<Record<Mode, number>>): string;
  /** The signs that the Moon can have been in, one or more. */
  moonValue(signs: Passages): string;
  tileOfYear(year: number): string;
  pathText(value: NumerologyNumber): string;
  yearText(value: Digit): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, BalanceWords>> = { en: ENGLISH, hi: HINDI };
