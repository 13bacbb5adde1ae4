import type { Language } from '@cosmic/contracts/language';
import type { Digit, NumerologyNumber } from '@cosmic/divination/numerology/reduction';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import type { DateParts } from '../numerology/steps';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type BySign = Readonly<Record<SignKey, Passages>>;
type ByElement = Readonly<Record<Element, Passages>>;

/** All that a birthday letter is told with in one language, beside the names of the sky. */
export interface BirthdayWords {
  readonly labels: Readonly<Record<'birthSun' | 'birthday' | 'return' | 'lifePath', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly dateParts: DateParts;
  /** Whose birth date it is, as `otherSun` says it. */
  readonly whose: string;
  readonly greeting: BySign;
  readonly gift: BySign;
  readonly wish: BySign;
  readonly party: BySign;
  /** `{age}`. */
  readonly today: Passages;
  /** `{date}`, `{age}`. */
  readonly ahead: Passages;
  /** `{sign}`, `{from}`, `{to}`. */
  readonly seasonNow: Passages;
  readonly seasonAhead: Passages;
  /** `{one}`, `{two}`, `{sign}`. */
  readonly cusp: Passages;
  /** `{whose}`, `{sun}`, `{chosen}`. */
  readonly otherSun: Passages;
  /** `{date}`; so has `moon`. */
  readonly returns: Passages;
  readonly moon: Readonly<Record<MoonPhase, Passages>>;
  /** `{sign}` of the Moon, and of Venus. */
  readonly mood: ByElement;
  readonly venus: ByElement;
  /** `{number}`. */
  readonly number: Readonly<Record<NumerologyNumber, Passages>>;
  /** `{number}`, `{year}`. */
  readonly year: Readonly<Record<Digit, Passages>>;
  readonly closing: Passages;
  seasonLabel(sign: string): string;
  seasonValue(from: Date, to: Date): string;
  moonLabel(day: string): string;
  moonValue(position: string, phase: string, percent: number): string;
  venusLabel(day: string): string;
  venusValue(sign: string): string;
  birthSunValue(position: string, day: string, depending: string | undefined): string;
  birthdayValue(day: string, age: number, isToday: boolean): string;
  returnValue(position: string, at: Date): string;
  yearLabel(year: number): string;
  yearValue(value: Digit): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, BirthdayWords>> = { en: ENGLISH, hi: HINDI };
